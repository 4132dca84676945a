/** Makes the handler when the server starts: an `onPaid` that a restart cut off is then called without a request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkoutHandler } = await import('./shop');
    const handler = checkoutHandler();
    process.once('SIGTERM', () => void handler.close());
  }
}
