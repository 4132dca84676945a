import { redirect } from 'next/navigation';
import { placeOrder } from '../shop';

async function buy() {
  'use server';
  redirect(`/pay/${placeOrder()}`);
}

export default function Shop() {
  return (
    <form action={buy}>
      <h1>Field notebook, pack of three: $20.00</h1>
      <button type="submit">Buy</button>
    </form>
  );
}
