/** What the storefront asks of Vendure's Shop API. The session is a cookie, which Tillkit's requests send too. */

/** A cart, or an order that was placed. */
export interface Cart {
  readonly code: string;
  readonly state: string;
  readonly currencyCode: string;
  readonly totalWithTax: number;
  readonly totalQuantity: number;
}

/** `?currency=JPY` shops in yen. */
const currency = new URLSearchParams(location.search).get('currency') ?? 'EUR';

const CART = 'fragment Cart on Order { code state currencyCode totalWithTax totalQuantity }';

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const answer = await fetch(`/shop-api?currencyCode=${currency}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** Makes a change of the cart. Vendure answers a refusal as a result of its own. */
async function change(mutation: string, more = ''): Promise<Cart> {
  const { cart } = await ask<{ cart: Cart & { message?: string; transitionError?: string } }>(
    `${CART} mutation { cart: ${mutation} { ...Cart ... on ErrorResult { message } ${more} } }`,
  );
  if (cart.message) throw new Error(cart.transitionError ?? cart.message);
  return cart;
}

const moveTo = (state: string): Promise<Cart> =>
  change(
    `transitionOrderToState(state: "${state}")`,
    '... on OrderStateTransitionError { transitionError }',
  );

/** The session's cart, or null. */
export async function readCart(): Promise<Cart | null> {
  return (await ask<{ cart: Cart | null }>(`${CART} { cart: activeOrder { ...Cart } }`)).cart;
}

/** An order of this session, also when it was placed; null if Vendure does not show it. */
export async function readOrder(code: string): Promise<Cart | null> {
  const cart = await readCart();
  if (cart?.code === code) return cart;
  const query = `${CART} query ($code: String!) { order: orderByCode(code: $code) { ...Cart } }`;
  return ask<{ order: Cart }>(query, { code }).then(
    ({ order }) => order,
    () => null,
  );
}

/** Vendure takes no change while an order waits for its payment, so it goes back. Another tab may have done so. */
async function editCart(): Promise<void> {
  if ((await readCart())?.state === 'ArrangingPayment') await moveTo('AddingItems');
}

/** Puts one more into the cart. */
export async function addNotebooks(): Promise<Cart> {
  await editCart();
  return change('addItemToOrder(productVariantId: 1, quantity: 1)');
}

/** Fills in what a shop would ask for, and lets the order wait for its payment. */
export async function checkOut(): Promise<Cart> {
  await editCart();
  await change(
    'setCustomerForOrder(input: { firstName: "Ada", lastName: "Byrne", emailAddress: "ada@shopper.example" })',
  );
  await change('setOrderShippingAddress(input: { streetLine1: "1 Quay", countryCode: "IE" })');
  const { methods } = await ask<{ methods: { id: string }[] }>(
    '{ methods: eligibleShippingMethods { id } }',
  );
  await change(`setOrderShippingMethod(shippingMethodId: ["${methods[0]!.id}"])`);
  return moveTo('ArrangingPayment');
}
