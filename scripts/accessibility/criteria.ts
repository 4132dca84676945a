/** Which test shows which success criterion of WCAG 2.2, A and AA. Said where none does, and why. */

/** A test file, and a part of the name of a test in it. */
type Proof = readonly [file: string, name: string];

/** A success criterion and what is tested of it. */
export interface Criterion {
  /** Number in WCAG. */
  readonly no: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** New in WCAG 2.2: EN 301 549 V3.2.1 has no clause for it. */
  readonly isNew?: true;
  /**
   * `tested`: tests fail where it is broken. `partly`: for some of what it asks. `untested`: no test, beyond what axe
   * finds. `none`: there is nothing in Tillkit that it is about.
   */
  readonly state: 'tested' | 'partly' | 'untested' | 'none';
  readonly proofs?: readonly Proof[];
  /** How it is met, what no test looks at, or why there is nothing. */
  readonly note?: string;
}

const SCREENS = 'test/checkout/screens.browser.test.tsx';
const AXE_CHECKOUT: Proof = [SCREENS, 'fits and passes axe in %s'];
const AXE_ORDERS = 'test/treasury/orders.browser.test.tsx';
const AXE_WITHDRAWALS = 'test/treasury/withdrawals.browser.test.tsx';
const PICKER_KEYS = 'test/checkout/CurrencyPicker/keyboard.test.tsx';
const PAY_TOOLS = 'test/checkout/payTools.browser.test.tsx';
const FORM = 'test/treasury/WithdrawalForm.test.tsx';
const PANEL = 'test/treasury/TreasuryPanel.test.tsx';
const FOCUS = 'test/checkout/PaymentStatus/focusOrder.test.tsx';
const KEYBOARD = 'test/journeys/keyboard.browser.test.tsx';
const THEME = 'test/ui/theme/theme.browser.test.tsx';
const LANGUAGE = 'test/checkout/languages.test.tsx';
const FIGURES = 'test/treasury/figures.browser.test.tsx';

const STORIES = 'test/stories/everyStory.ts';
const FINDERS = 'test/stories/faultFinders.browser.test.tsx';
const PAGES = 'test/serve/pageLooks.e2e.ts';
/** Every story, and the pages of `tillkit serve`. */
const everywhere = (story: string, page = 'looks.drawnFaults()'): readonly Proof[] => [
  [STORIES, story],
  [PAGES, page],
];
const POINTERS: Proof = ['test/ui/pointers.test.ts', 'but for rows that become the active one'];

const NO_MEDIA = 'There is no audio and no video.';

/** All of them, by number. */
export const CRITERIA: readonly Criterion[] = [
  {
    ...{ no: '1.1.1', name: 'Non-text content', level: 'A', state: 'tested' },
    proofs: [
      ['test/checkout/coinMark.test.tsx', 'is hidden from screen readers: the text is beside it'],
      [FIGURES, 'is hidden from assistive technology, which gets the table'],
      ['test/treasury/Figures.test.tsx', 'is a table for screen readers'],
    ],
    note: 'The QR code has a name, and its address and amount are text beside it.',
  },
  { no: '1.2.1', name: 'Audio-only and video-only', level: 'A', state: 'none', note: NO_MEDIA },
  { no: '1.2.2', name: 'Captions (prerecorded)', level: 'A', state: 'none', note: NO_MEDIA },
  {
    ...{ no: '1.2.3', name: 'Audio description or media alternative', level: 'A', state: 'none' },
    note: NO_MEDIA,
  },
  { no: '1.2.4', name: 'Captions (live)', level: 'AA', state: 'none', note: NO_MEDIA },
  { no: '1.2.5', name: 'Audio description', level: 'AA', state: 'none', note: NO_MEDIA },
  {
    ...{ no: '1.3.1', name: 'Info and relationships', level: 'A', state: 'tested' },
    proofs: [
      [PICKER_KEYS, 'a token is opened, a network looked at, left, and chosen'],
      [PANEL, 'name their panel, and it them'],
      AXE_CHECKOUT,
    ],
  },
  {
    ...{ no: '1.3.2', name: 'Meaningful sequence', level: 'A', state: 'tested' },
    proofs: [
      [FOCUS, 'Tab goes through'],
      [PAY_TOOLS, 'everything comes in the order of the screen'],
      ['test/checkout/rightToLeft.browser.test.tsx', 'networks of an address follow each other'],
    ],
  },
  {
    ...{ no: '1.3.3', name: 'Sensory characteristics', level: 'A', state: 'partly' },
    proofs: [['test/ui/languages/sensory.test.ts', 'in the words of the checkout']],
    note: 'The English sentences, by a list of words. A reviewer of each translation has to look at the others.',
  },
  {
    ...{ no: '1.3.4', name: 'Orientation', level: 'AA', state: 'tested' },
    proofs: [[PAY_TOOLS, 'on a phone held sideways'], ...everywhere('SIDEWAYS')],
    note: 'The checkout at 844 by 390 pixels, the back office at 1024 by 390.',
  },
  {
    ...{ no: '1.3.5', name: 'Identify input purpose', level: 'AA', state: 'none' },
    note: 'No field asks for what a person is or where they live; an address of a wallet has no purpose in the list.',
  },
  {
    ...{ no: '1.4.1', name: 'Use of color', level: 'A', state: 'partly' },
    proofs: [[THEME, 'keeps the code out of forced colours, and leaves them everything else']],
    note: 'Each status is a word. Whether the charts can be told apart without colour is not tested; their table can be read.',
  },
  {
    ...{ no: '1.4.2', name: 'Audio control', level: 'A', state: 'tested' },
    proofs: [
      [
        'test/checkout/PaymentStatus/notificationToggle.test.tsx',
        'nothing is asked, nothing sounds, nothing is shown, from load to the end',
      ],
    ],
  },
  {
    ...{ no: '1.4.3', name: 'Contrast (minimum)', level: 'AA', state: 'tested' },
    proofs: [
      AXE_CHECKOUT,
      [AXE_ORDERS, 'the menu, the dialog of an action, and the refund fit and pass axe'],
      [AXE_WITHDRAWALS, 'fits and passes axe in %s'],
      ['test/ui/theme/contrast.test.ts', 'can be read everywhere'],
    ],
    note: 'Colours of a store that cannot be read are changed until they can.',
  },
  {
    ...{ no: '1.4.4', name: 'Resize text', level: 'AA', state: 'tested' },
    proofs: [
      ['test/ui/languages/largeText.browser.test.tsx', 'has whole words in the picker'],
      [
        'test/checkout/CurrencyPicker/layout.browser.test.tsx',
        'no word is cut with text of %s, in both steps',
      ],
    ],
  },
  {
    ...{ no: '1.4.5', name: 'Images of text', level: 'AA', state: 'partly' },
    proofs: everywhere('contentFaults(document.body)'),
    note: 'Text drawn in an SVG or a canvas. Charts have a table beside them. A person has to look at the logos of coins that a service brings.',
  },
  {
    ...{ no: '1.4.10', name: 'Reflow', level: 'AA', state: 'tested' },
    proofs: [
      AXE_CHECKOUT,
      ['test/treasury/balances.browser.test.tsx', 'fits every width and passes axe in %s'],
      [AXE_WITHDRAWALS, 'fits and passes axe in %s'],
    ],
    note: 'From 280 pixels on.',
  },
  {
    ...{ no: '1.4.11', name: 'Non-text contrast', level: 'AA', state: 'partly' },
    proofs: [
      ['test/ui/theme/contrast.test.ts', 'reaches %d:1 on every ground'],
      ...everywhere('focusFaults(document.body)'),
    ],
    note: 'The palette, and the frame of the focus. A person has to look whether the edges of all controls and the parts of charts keep to it.',
  },
  {
    ...{ no: '1.4.12', name: 'Text spacing', level: 'AA', state: 'tested' },
    proofs: [...everywhere('spacingFaults(document.body)'), [FINDERS, 'wider text spacing']],
    note: 'All four values at once, from 320 pixels on: nothing is cut off, too wide or over another text.',
  },
  {
    ...{ no: '1.4.13', name: 'Content on hover or focus', level: 'AA', state: 'tested' },
    proofs: [
      [FINDERS, 'words that show by pointing alone'],
      [PAGES, 'looks.drawnFaults()'],
    ],
    note: 'Nothing of ours shows by pointing or by the focus. Icons and times have the browser’s own hint (`title`), which is the browser’s.',
  },
  {
    ...{ no: '2.1.1', name: 'Keyboard', level: 'A', state: 'tested' },
    proofs: [
      [KEYBOARD, 'an order is paid: network, copy, seen, confirmed'],
      [KEYBOARD, 'a wallet is topped up: choose, address, deposit listed'],
      [AXE_WITHDRAWALS, 'is filled in, reviewed and sent by keys alone'],
      ['test/server/refunds/refundPage.e2e.ts', 'works without scripts, by keys alone'],
    ],
  },
  {
    ...{ no: '2.1.2', name: 'No keyboard trap', level: 'A', state: 'tested' },
    proofs: [
      [PAY_TOOLS, 'the full-screen code opens, Escape closes it, and the focus is back'],
      ['test/treasury/ActionMenu.test.tsx', 'opens by the keyboard, and gives the focus back'],
    ],
  },
  {
    ...{ no: '2.1.4', name: 'Character key shortcuts', level: 'A', state: 'partly' },
    proofs: [
      [PANEL, 'has the focus after `/`, from inside the panel and not while a person types'],
      ['test/treasury/Overview.test.tsx', 'is gone through with J and K, while the focus is in it'],
      ...everywhere('keyFaults()', 'looks.usedFaults()'),
    ],
    note: 'The checkout has none. The back office has `/`, J, K, N and R: only while the focus is within it, and not while a person types. They cannot be switched off. An auditor has to say whether the whole back office counts as one component.',
  },
  {
    ...{ no: '2.2.1', name: 'Timing adjustable', level: 'A', state: 'partly' },
    proofs: [
      [
        'test/checkout/expiredQuote.test.tsx',
        'a payment is looked for once when the price ends, before a new price is offered',
      ],
      [PANEL, 'says five minutes before that it ends'],
      [PANEL, 'loses nothing: after signing in again'],
    ],
    note: 'A price has an end because the market moves; a new one can be had as often as wanted. How long a session lasts is the store’s.',
  },
  {
    ...{ no: '2.2.2', name: 'Pause, stop, hide', level: 'A', state: 'partly' },
    proofs: [[THEME, 'gets no motion']],
    note: 'Motion ends where the system asks for less. A countdown and a live status change by themselves, as the payment does.',
  },
  {
    ...{ no: '2.3.1', name: 'Three flashes', level: 'A', state: 'tested' },
    proofs: [...everywhere('flashFaults()'), [FINDERS, 'a light that goes on and off']],
    note: 'By the rules of every animation.',
  },
  {
    ...{ no: '2.4.1', name: 'Bypass blocks', level: 'A', state: 'tested' },
    proofs: [[PAGES, 'axe.run()']],
    note: 'For the pages that Tillkit makes itself. Elsewhere it is about the page that the widget stands in.',
  },
  {
    ...{ no: '2.4.2', name: 'Page titled', level: 'A', state: 'tested' },
    proofs: [
      [
        'test/checkout/PaymentStatus/paidTitle.test.tsx',
        'says it only when the store does, and is given back when the widget goes',
      ],
      ['test/server/refunds/refundPage.e2e.ts', 'is sound in every state: ${language}'],
    ],
    note: 'For the pages that Tillkit makes itself.',
  },
  {
    ...{ no: '2.4.3', name: 'Focus order', level: 'A', state: 'tested' },
    proofs: [
      [FOCUS, 'Tab goes through'],
      [FOCUS, 'the focus moves to the heading of each step'],
      [PANEL, 'are one stop of the tab key; arrows, Home and End move, Enter shows'],
    ],
  },
  {
    ...{ no: '2.4.4', name: 'Link purpose (in context)', level: 'A', state: 'partly' },
    proofs: [['test/checkout/PaymentStatus/backToStore.test.tsx', 'names the store']],
  },
  {
    ...{ no: '2.4.5', name: 'Multiple ways', level: 'AA', state: 'none' },
    note: 'About the site that the widget stands in.',
  },
  {
    ...{ no: '2.4.6', name: 'Headings and labels', level: 'AA', state: 'partly' },
    proofs: [[FOCUS, 'the focus moves to the heading of each step']],
    note: 'That a heading is there is tested, not that its words are good in each of the languages.',
  },
  {
    ...{ no: '2.4.7', name: 'Focus visible', level: 'AA', state: 'tested' },
    proofs: [...everywhere('focusFaults(document.body)'), [FINDERS, 'no frame']],
    note: 'All that keys reach, in light and dark: it changes by 3:1, and its frame is not cut off.',
  },
  {
    ...{ no: '2.4.11', name: 'Focus not obscured (minimum)', level: 'AA', isNew: true },
    state: 'tested',
    proofs: [
      ...everywhere('focusFaults(document.body)'),
      [FINDERS, 'below a bar that stays'],
      [PAY_TOOLS, 'keeps what has the focus in sight'],
      [
        'test/checkout/CurrencyPicker/layout.browser.test.tsx',
        'stops a row that the keys reach neither below a name nor in the fade',
      ],
    ],
  },
  {
    ...{ no: '2.5.1', name: 'Pointer gestures', level: 'A', state: 'tested' },
    proofs: [POINTERS, ...everywhere('contentFaults(document.body)')],
    note: 'Nothing takes a path or two fingers.',
  },
  {
    ...{ no: '2.5.2', name: 'Pointer cancellation', level: 'A', state: 'tested' },
    proofs: [
      ...everywhere('pressFaults(document.body)', 'looks.usedFaults()'),
      [FINDERS, 'by a press that is taken back'],
    ],
    note: 'A press that is let go of elsewhere does nothing.',
  },
  { no: '2.5.3', name: 'Label in name', level: 'A', state: 'partly', proofs: [AXE_CHECKOUT] },
  {
    ...{ no: '2.5.4', name: 'Motion actuation', level: 'A', state: 'tested' },
    proofs: [POINTERS],
    note: 'Nothing listens to the motion of a device.',
  },
  {
    ...{ no: '2.5.7', name: 'Dragging movements', level: 'AA', isNew: true, state: 'tested' },
    proofs: [POINTERS, ...everywhere('contentFaults(document.body)')],
    note: 'Nothing is dragged; the charts take no pointer.',
  },
  {
    ...{ no: '2.5.8', name: 'Target size (minimum)', level: 'AA', isNew: true, state: 'tested' },
    proofs: [
      ...everywhere('geometryFaults(document.body)'),
      ['test/treasury/balances.browser.test.tsx', 'every button and link is large enough'],
      [
        'test/checkout/CurrencyPicker/layout.browser.test.tsx',
        'has rows, buttons and a box that a thumb can press',
      ],
      ['test/server/refunds/refundPage.e2e.ts', 'is sound in every state: ${language}'],
    ],
  },
  {
    ...{ no: '3.1.1', name: 'Language of page', level: 'A', state: 'tested' },
    proofs: [
      [
        'test/serve/page.test.ts',
        'loads the script by its hash, and speaks the language of the order, else of the browser',
      ],
      ['test/server/refunds/refundPage.e2e.ts', 'is in the language of the link'],
    ],
    note: 'For the pages that Tillkit makes itself.',
  },
  {
    ...{ no: '3.1.2', name: 'Language of parts', level: 'AA', state: 'tested' },
    proofs: [
      [LANGUAGE, 'stands beside a German checkout on one page'],
      [LANGUAGE, 'comes and goes with the prop, on the same screen'],
    ],
  },
  {
    ...{ no: '3.2.1', name: 'On focus', level: 'A', state: 'tested' },
    proofs: [
      ...everywhere('focusFaults(document.body)'),
      [FINDERS, 'that is sent on, or opens something'],
      [PANEL, 'are one stop of the tab key; arrows, Home and End move, Enter shows'],
    ],
  },
  {
    ...{ no: '3.2.2', name: 'On input', level: 'A', state: 'tested' },
    proofs: [
      ...everywhere('inputFaults(document.body)', 'looks.enteredFaults()'),
      [FINDERS, 'by a value that is entered'],
      [PICKER_KEYS, 'a search is entered by Down, walked, and chosen from by Enter'],
    ],
  },
  {
    ...{ no: '3.2.3', name: 'Consistent navigation', level: 'AA', state: 'tested' },
    proofs: [[PANEL, 'stand in one order, whichever is shown']],
    note: 'The tabs of the back office.',
  },
  {
    ...{ no: '3.2.4', name: 'Consistent identification', level: 'AA', state: 'untested' },
    note: 'A person who knows the product has to look whether the same action has the same name on every screen.',
  },
  {
    ...{ no: '3.2.6', name: 'Consistent help', level: 'A', isNew: true, state: 'tested' },
    proofs: [
      [
        'test/checkout/PaymentStatus/contactStore.test.tsx',
        'is there while money is asked for, while it is on its way, and when it has come',
      ],
    ],
    note: 'Where the store gives `supportUrl`.',
  },
  {
    ...{ no: '3.3.1', name: 'Error identification', level: 'A', state: 'tested' },
    proofs: [
      [FORM, 'a press with invalid fields says how many, focuses the first, and drafts nothing'],
      ['test/server/refunds/refundPage.e2e.ts', 'enter, correct, confirm and follow'],
    ],
  },
  {
    ...{ no: '3.3.2', name: 'Labels or instructions', level: 'A', state: 'partly' },
    proofs: [[AXE_WITHDRAWALS, 'fits and passes axe in %s: open, filled, faulty, in review']],
  },
  {
    ...{ no: '3.3.3', name: 'Error suggestion', level: 'AA', state: 'tested' },
    proofs: [
      [FORM, 'with more decimals than the currency has is refused with that reason'],
      [FORM, '"1.000" is ambiguous, and both meanings are offered'],
    ],
  },
  {
    ...{ no: '3.3.4', name: 'Error prevention (legal, financial, data)', level: 'AA' },
    state: 'tested',
    proofs: [
      [FORM, 'repeats amount, currency, network and address, and sends nothing'],
      [FORM, 'goes back to everything as it was, and on to the very same draft'],
    ],
    note: 'For withdrawals. A shopper’s transfer is made in their own wallet.',
  },
  {
    ...{ no: '3.3.7', name: 'Redundant entry', level: 'A', isNew: true, state: 'tested' },
    proofs: [
      [FORM, 'goes back to everything as it was, and on to the very same draft'],
      [PANEL, 'loses nothing: after signing in again'],
    ],
  },
  {
    ...{ no: '3.3.8', name: 'Accessible authentication (minimum)', level: 'AA', isNew: true },
    state: 'none',
    note: 'People sign in at the store, not in Tillkit.',
  },
  {
    ...{ no: '4.1.2', name: 'Name, role, value', level: 'A', state: 'tested' },
    proofs: [
      [PICKER_KEYS, 'the last used currency and the chosen one are named as such'],
      [PANEL, 'name their panel, and it them'],
      AXE_CHECKOUT,
    ],
  },
  {
    ...{ no: '4.1.3', name: 'Status messages', level: 'AA', state: 'tested' },
    proofs: [
      [
        'test/checkout/PaymentStatus/announcements.test.tsx',
        'there is one live region from the first moment on, and it is never replaced',
      ],
      [
        'test/treasury/Overview.test.tsx',
        'shows and announces what another person drafts, long before it would ask',
      ],
    ],
  },
];
