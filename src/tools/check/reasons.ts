/** Every check of the wire, and what goes wrong in a shop whose endpoint fails it. */
export const REASONS = {
  'an unknown path is a 404':
    'a path that is passed on could reach the payment service with the store’s key',
  'a wrong verb is a 405 with Allow':
    'an endpoint that takes any verb takes requests that nobody has thought of',
  'an unknown key of a body is a 400': 'a key that is ignored today may be obeyed tomorrow',
  'a body that is no JSON is a 400': 'a page has to be told its own mistake',
  'a body of another content type is a 415':
    'a foreign page may send text and forms without a preflight, and JSON only with one',
  'a body over 8 kB is a 413': 'bodies without a limit fill the server’s memory',
  'an unknown order handle is a 403':
    'whoever guesses a handle would see an order, or have one made',
  'an event without the service’s signature is not acknowledged':
    'anybody could report a payment that was never made',
  'a page of a foreign origin gets no permission':
    'any page on the web could open a visitor’s order in the visitor’s name',
  'a page of a foreign origin opens no order':
    'the request itself already acts with the visitor’s cookies, whether or not it is read',
  'the listing of currencies has its shape': 'a picker cannot be drawn from another one',
  'the listing may be cached':
    'each page would wait for it, and the service would be asked by every visitor',
  'an unchanged listing is a 304': 'each visit would load the whole list again',
  'a rate has its shape and may be cached': 'top-ups show no price without it',

  'opening gives a token and a whole checkout': 'nothing can be shown or chosen without them',
  'the checkout is of the kind that was asked for':
    'an order has a price and can be paid, a top-up has neither',
  'reading gives a whole snapshot':
    'a page that polls shows what it gets, and nothing is filled in from before',
  'an unchanged checkout is a 304':
    'a page asks every few seconds, and would load the whole snapshot each time',
  'a body cannot set an amount': 'a shopper would pay what they like',
  'a checkout without a token is a 401': 'anybody could read an order or change its currency',
  'a changed token is a 401': 'a token that can be altered can be made to name another order',
  'a token in the URL opens nothing':
    'addresses are kept in histories and logs, and sent on as Referer',
  'an unknown currency is a 409, and nothing changes':
    'a shopper would be shown an address that no one watches',
  'choosing a currency gives its quote':
    'the shopper would pay in another currency than they chose',
  'the amount to pay is rounded up':
    'who pays exactly what is shown would be short, and the order never paid',
  'the address is one of the quote’s network': 'money that is sent to a wrong address is lost',
  'a choice raises the version': 'pages ignore a snapshot that is no newer than their own',
  'choosing again keeps the price':
    'a price that moves under the shopper’s hands makes their payment fall short',
  'a new quote is in the chosen currency': 'a price that has ended could not be renewed',
  'opening again finds the same checkout':
    'after a reload the shopper would pay a second checkout, or lose the first',
  'opening with a currency keeps the quote':
    'a link could replace the price that the shopper is about to pay',

  'the stream is one of server-sent events': 'a proxy that keeps or gathers it delivers nothing',
  'the stream begins with the checkout within 5 seconds':
    'pages give up on a silent stream, and poll',
  'each message of the stream is a whole snapshot':
    'a page that missed one part would show a mixture of two states',
  'versions of the stream only grow':
    'pages drop a snapshot that is older than their own, so a change would stay unseen',
  'a change reaches an open stream':
    'a shopper who has paid would look at a page that never changes',

  'every answer but a stream is JSON': 'a page cannot read anything else',
  'every refusal is application/problem+json':
    'a page takes any other for an error page of some proxy, and tries again',
  'every problem has its fields and a code of the closed list':
    'the code chooses the sentence that the shopper reads, and whether the page tries again',
  'every answer names the version of the wire':
    'a page that is older than the store could not tell',
  'every answer has a request id of its own':
    'a shopper’s complaint could not be found in the store’s log',
  'no answer has a private field':
    'ids of the store and its wallets help to forge events and to trace customers',
  'no answer to a shopper is stored':
    'a cache between store and shopper would show one shopper’s order to the next',
  'a token is in its own field, and nowhere else':
    'a token in a link, a cookie or an error ends up in histories and logs',
} as const;

/** What an endpoint does that passes. */
export type CheckName = keyof typeof REASONS;
