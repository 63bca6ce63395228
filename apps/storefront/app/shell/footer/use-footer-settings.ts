import type { Site } from '@paddock/server/contracts/sites';
import { useShell } from '../../page/shell-data.ts';

export type ServiceLinkKind = 'service_portal' | 'order_warranty_portal' | 'repair_information';

type SiteLegal = NonNullable<Site['settings']['legal']>;

type FooterSettings = {
  officePhone?: string | null | undefined;
  chatAppId?: string | null | undefined;
  serviceLinks: { kind: ServiceLinkKind; url: string }[];
  wechatQr?: string | undefined;
  qualityPolicyUrl?: string | undefined;
  iso9001Url?: string | undefined;
  legal?: SiteLegal | null | undefined;
};

/** Settings beyond the ones every site has. They are site data: what a site does not set is not shown. */
type Extras = {
  service_links?: { kind: ServiceLinkKind; url: string }[];
  wechat_qr?: string;
  documents?: { quality_policy_url?: string; iso9001_url?: string };
};

export function useFooterSettings(): FooterSettings {
  const settings = useShell()?.currentSite.settings;
  const extras = (settings ?? {}) as Extras;
  return {
    officePhone: settings?.office_phone,
    chatAppId: settings?.intercom?.app_id,
    serviceLinks: extras.service_links ?? [],
    wechatQr: extras.wechat_qr,
    qualityPolicyUrl: extras.documents?.quality_policy_url,
    iso9001Url: extras.documents?.iso9001_url,
    legal: settings?.legal,
  };
}
