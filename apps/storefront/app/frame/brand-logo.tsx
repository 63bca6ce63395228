import BRAND_LOGO from 'virtual:brand/logo';
import { Logo } from '@paddock/ui/logo';

export function BrandLogo({ layout = 'stacked' }: { layout?: 'stacked' | 'side' }) {
  return <Logo mark={BRAND_LOGO.mark} word={BRAND_LOGO.word} layout={layout} />;
}
