import { Logo } from '@paddock/ui/logo';
import BRAND_LOGO from '~brand/theme/logo.json' with { type: 'json' };

export function BrandLogo({ layout = 'stacked' }: { layout?: 'stacked' | 'side' }) {
  return <Logo mark={BRAND_LOGO.mark} word={BRAND_LOGO.word} layout={layout} />;
}
