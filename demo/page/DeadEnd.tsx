/** A page for an address that leads nowhere: one heading, one sentence, one way on. */
import { useEffect, type ReactNode } from 'react';
import { BareMasthead } from './Masthead.js';
import { ProductDrawing } from './ProductDrawing.js';

interface DeadEndProps {
  readonly title: string;
  readonly children: string;
}

/** The whole page. */
export function DeadEnd({ title, children }: DeadEndProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Paper & Pine`;
  }, [title]);
  return (
    <>
      <BareMasthead />
      <main className="dead-end">
        <ProductDrawing id="card" />
        <h1>{title}</h1>
        <p>{children}</p>
        <a className="button" href="/">
          Back to the shop
        </a>
      </main>
    </>
  );
}
