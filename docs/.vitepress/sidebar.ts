/** The pages of the site in their order, for the sidebar and llms.txt. */
import { ENTRY_POINTS } from '../../scripts/docs/entryPoints.js';

interface Page {
  readonly text: string;
  /** From the folder `docs`; an anchor may follow. */
  readonly link: string;
}

interface Group {
  readonly text: string;
  readonly items: readonly Page[];
}

/** The API has a sidebar of its own. */
export const api: Group = {
  text: 'API',
  items: [
    { text: 'All entry points', link: '/reference/api/' },
    ...ENTRY_POINTS.map(({ name, page }) => ({ text: name, link: `/reference/api/${page}` })),
  ],
};

/** The groups of all other pages. */
export const groups: readonly Group[] = [
  {
    text: 'Start',
    items: [
      { text: 'Take a payment', link: '/guides/install' },
      { text: 'The handler on your server', link: '/guides/server' },
      { text: 'A server in any language', link: '/serve' },
      { text: 'In a shop engine: Vendure, Oscar', link: '/guides/engines' },
      { text: 'Try it with the sandbox', link: '/guides/sandbox' },
      { text: 'Which payment service', link: '/guides/payment-service' },
      { text: 'Go live', link: '/guides/going-live' },
      { text: 'Trouble, by symptom', link: '/guides/trouble' },
      { text: 'Prompts for assistants', link: '/prompts' },
    ],
  },
  {
    text: 'The checkout',
    items: [
      { text: 'Playground', link: '/playground' },
      { text: 'On the page: options, forms, policies', link: '/guides/page' },
      { text: 'Go on elsewhere: links and phones', link: '/guides/links' },
      { text: 'Look', link: '/guides/appearance' },
      { text: 'The three parts', link: '/guides/parts' },
      { text: 'Hooks and mount()', link: '/guides/headless' },
      { text: 'Languages', link: '/languages' },
      { text: 'Statuses', link: '/guides/statuses' },
      { text: 'A form for an existing page', link: '/pay-form' },
    ],
  },
  {
    text: 'Your server',
    items: [
      { text: 'Be told that an order is paid', link: '/guides/callbacks' },
      { text: 'Webhooks', link: '/guides/webhooks' },
      { text: 'Database', link: '/guides/database' },
      { text: 'Several instances', link: '/guides/instances' },
      { text: 'nginx, Docker, Vue, CommonJS …', link: '/guides/platforms' },
      { text: 'Operate tillkit serve', link: '/operations' },
      { text: 'An alert at night', link: '/guides/night' },
      { text: 'Upgrade', link: '/guides/upgrading' },
    ],
  },
  {
    text: 'Back office',
    items: [
      { text: 'The panel', link: '/guides/back-office' },
      { text: 'On your server', link: '/treasury' },
      { text: 'Refunds by link', link: '/treasury#refunds-by-link' },
      { text: 'Rates, refunds and books', link: '/guides/bookkeeping' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'Errors and codes', link: '/reference/codes' },
      { text: 'The wire', link: '/wire' },
      { text: 'The rule of statuses', link: '/status' },
      { text: 'The payment service', link: '/service' },
    ],
  },
  {
    text: 'Trust',
    items: [
      { text: 'Threats', link: '/threats' },
      { text: 'Security', link: '/project/security' },
      { text: 'What is kept of people', link: '/privacy' },
      { text: 'PCI DSS', link: '/pci' },
      { text: 'Accessibility', link: '/accessibility' },
      { text: 'Benchmarks', link: '/project/benchmarks' },
      { text: 'Decisions', link: '/decisions' },
      { text: 'Changelog', link: '/project/changelog' },
    ],
  },
];
