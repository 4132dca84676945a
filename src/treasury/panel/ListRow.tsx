/** Pieces of the back office's lists: a moment, an age by the store's clock, a hash, and the keys between rows. */
import { forwardRef, type ReactNode, type KeyboardEvent } from 'react';
import { addressGroups } from '../../chains/addressGroups.js';
import { formatAge, formatMoment } from '../../ui/formatTime.js';
import { safeLink } from '../../ui/dom.js';
import { Notice } from '../../ui/Notice.js';
import { useUi } from '../../ui/uiContext.js';
import { useNow } from '../../ui/useNow.js';

/** Draws a moment in the page's language. @param props `at`: RFC 3339. */
export function Moment({ at }: { readonly at: string }) {
  const { locale } = useUi();
  return <time dateTime={at}>{formatMoment(at, locale)}</time>;
}

/** Draws how long ago something was, with the moment as a title. @param props `now`: milliseconds */
export function Age(props: {
  readonly at: string;
  readonly now: number;
  readonly className: string;
}) {
  const { at, now, className } = props;
  const { locale } = useUi();
  return (
    <time className={`${className} till-muted`} dateTime={at} title={formatMoment(at, locale)}>
      {formatAge(now - Date.parse(at), locale)}
    </time>
  );
}

/**
 * The store's clock: this device's own may be wrong, and only says how much has passed.
 *
 * @param serverTime in the store's answer: RFC 3339; undefined if it did not say.
 * @param answeredAt when the answer came, by this device's clock: milliseconds since the epoch.
 * @returns milliseconds since the epoch.
 */
export function useServerNow(serverTime: string | undefined, answeredAt: number): number {
  const passed = Math.max(0, useNow(true, answeredAt) - answeredAt);
  return (serverTime === undefined ? answeredAt : Date.parse(serverTime)) + passed;
}

/** Draws a transaction's hash, another long id, or what is typed as it is. */
export const Hash = forwardRef<
  HTMLElement,
  { readonly muted?: boolean; readonly children: string }
>(function Hash({ muted = false, children }, ref) {
  return (
    <code
      ref={ref}
      className={muted ? 'till-mono till-muted' : 'till-mono'}
      dir="ltr"
      translate="no"
    >
      {children}
    </code>
  );
});

/** Draws both ends of an address or a hash, for a row that leads to the whole one. */
export function ShortForm({ of, ...rest }: { readonly of: string; readonly id?: string }) {
  const { head, tail } = addressGroups(of);
  return (
    <bdi {...rest} className="till-mono till-short-form" dir="ltr" translate="no">
      {`${head}…${tail}`}
    </bdi>
  );
}

/** Draws a link to a block explorer; nothing without a safe address. */
export function ExplorerLink(props: { readonly url: string | null; readonly children: ReactNode }) {
  const link = safeLink(props.url);
  if (link === null) return null;
  return (
    <a className="till-link" href={link} target="_blank" rel="noopener noreferrer">
      {props.children}
    </a>
  );
}

/** Moves the focus between the rows (`data-row`) of a list that hears the key, once one of them has it. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const last = rows.length - 1;
  const steps = new Map([
    ['ArrowDown', Math.min(at + 1, last)],
    ['ArrowUp', Math.max(at - 1, 0)],
    ['Home', 0],
    ['End', last],
  ]);
  const row = at < 0 ? undefined : rows[steps.get(key) ?? -1];
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** Props of {@link UnreadableOnes}. */
export interface UnreadableOnesProps {
  readonly title: string;
  readonly what: string;
  /** Before each id. */
  readonly name?: string;
  readonly ids: readonly { readonly id: string }[];
}

/** Names what of a list cannot be read, so that it does not look complete. */
export function UnreadableOnes({ title, what, name, ids }: UnreadableOnesProps) {
  if (ids.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
      <p>{what}</p>
      <ul className="till-plain-list">
        {ids.map(({ id }) => (
          <li key={id}>
            {name !== undefined && (
              <>
                <span>{name}</span>{' '}
              </>
            )}
            <bdi className="till-mono" translate="no">
              {id}
            </bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
