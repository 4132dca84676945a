/** English of what each screen of the status panel is called: it names the panel before the rest is there. */

/** The heading of each screen. */
export const enTitles = {
  statusTitle: {
    loading: 'Opening the checkout…',
    error: 'The checkout could not be opened',
    choose_currency: 'Choose a currency',
    pay: 'Waiting for your transfer',
    top_up: 'Waiting for transfers',
    detected: 'Your transfer has been seen',
    // Everything that was sent covers the price, and the network has not confirmed all of it yet.
    confirmed: 'Part is confirmed, the rest is on its way',
    partial: 'Part has arrived, waiting for the rest',
    review: 'The store is looking at your transfer',
    held: 'Your transfer is being reviewed',
    paid: 'Payment complete',
    closed: 'This order is closed',
  },
};
