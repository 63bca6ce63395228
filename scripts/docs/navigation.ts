export interface NavigationSection {
  readonly id: string;
  readonly title: string;
  /** One sentence for the home page: the readers of this section and what they find. */
  readonly summary: string;
  /** Files of the repository in reading order; a folder stands for its pages by name. */
  readonly files: readonly string[];
}

/** Names in the navigation where the title of the page says too little or too much. */
export const LABELS: Readonly<Record<string, string>> = {
  'README.md': 'Overview and first start',
  'CONTRIBUTING.md': 'How to change it',
  'docs/privacy.md': 'Privacy and retention',
  'docs/staff.md': 'Staff: the command line',
  'docs/spec/checklist.md': 'Specification checklist',
  'docs/spec/findings.md': 'Findings of reviews',
  'brands/README.md': 'Brands of this repository',
};

/** The pages of the site by audience. `navigation.test.ts` fails when a page of `docs/` is missing here. */
export const NAVIGATION: readonly NavigationSection[] = [
  {
    id: 'start',
    title: 'Start',
    summary: 'What Paddock is, how to run it on one machine, and the words it uses.',
    files: ['README.md', 'GLOSSARY.md', 'docs/screens.md', 'CHANGELOG.md'],
  },
  {
    id: 'shop',
    title: 'Run a shop',
    summary: 'For brands and staff: countries, payments, orders, pages, returns and warranty.',
    files: [
      'docs/guides/add-a-country.md',
      'docs/desk.md',
      'docs/staff/everyone.md',
      'docs/staff/support.md',
      'docs/staff/fulfilment.md',
      'docs/staff/finance.md',
      'docs/staff/editor.md',
      'docs/staff/media.md',
      'docs/staff/newsletter.md',
      'docs/staff/translator.md',
      'docs/staff/country.md',
      'docs/staff/auditor.md',
      'docs/staff/admin.md',
      'docs/staff.md',
      'docs/brands.md',
      'docs/monthly-price.md',
      'docs/flows/publish-a-page.md',
      'docs/flows/delivery-and-bikes.md',
      'docs/flows/warranty.md',
      'docs/flows/newsletter.md',
      'docs/privacy.md',
      'docs/legal.md',
    ],
  },
  {
    id: 'operate',
    title: 'Operate',
    summary: 'For operators: settings, listeners, alerts, backups, and what happens when a part fails.',
    files: [
      'docs/guides/operate.md',
      'docs/operations/README.md',
      'docs/operations/one-machine.md',
      'docs/operations/systemd.md',
      'docs/operations/kubernetes.md',
      'docs/operations/release.md',
      'docs/operations/brand-bundle.md',
      'docs/operations/secrets.md',
      'docs/operations/certificate.md',
      'docs/operations/database.md',
      'docs/operations/monitoring.md',
      'docs/operations/sizing.md',
      'docs/operations/runbooks.md',
      'docs/on-call.md',
      'docs/flows/payments.md',
      'docs/chaos.md',
      'docs/benchmarks.md',
      'docs/security.md',
      'SECURITY.md',
    ],
  },
  {
    id: 'integrate',
    title: 'Integrate',
    summary: 'For other systems: the api, feeds of units and prices, webhooks, and a sandbox to try them.',
    files: [
      'docs/guides/integrate.md',
      'docs/integration.md',
      'docs/api.md',
      'docs/flows/feeds.md',
      'docs/sandbox.md',
    ],
  },
  {
    id: 'develop',
    title: 'Develop',
    summary:
      'For developers: where a line of code lives, how the main flows work, and how a change is checked.',
    files: [
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'docs/flows/a-page.md',
      'docs/flows/place-order.md',
      'docs/flows/accounts.md',
      'docs/flows/search-page.md',
      'docs/flows/search.md',
      'docs/flows/find-a-dealer.md',
      'docs/data-model.md',
      'apps/server/migrations/README.md',
      'packages/ui/README.md',
      'studio/README.md',
      'brands/README.md',
      'docs/language.md',
      'docs/spec/checklist.md',
      'docs/spec/findings.md',
      'docs/spec/shopping',
      'docs/spec/desk',
      'docs/spec/operations',
    ],
  },
  {
    id: 'decisions',
    title: 'Decisions',
    summary: 'Why it is built this way: short, dated records with context and consequences.',
    files: ['docs/decisions'],
  },
];
