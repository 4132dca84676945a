/** The currencies as a form: what a shopper chooses from where no script runs, or until it does. */
import type { ChoicesProps } from '../checkout/parts.js';
import { formatCrypto } from '../money/format.js';
import { enPicker } from '../ui/messages/enPicker.js';
import { useMessagesWith, useUi } from '../ui/uiContext.js';
import type { Elements } from '../ui/elements.js';

/** Where the choice goes. */
export interface FormTarget {
  /** The store's own route. The currency's id comes as `currency`. */
  readonly action: string;
  /** Fields that the store needs with it, such as a token against forged requests. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** Draws a form that is posted to the store: never a link, because a choice changes something. */
export function PostForm({
  target,
  children,
}: {
  readonly target: FormTarget;
  readonly children: Elements;
}) {
  return (
    <form className="till-form" method="post" action={target.action}>
      {Object.entries(target.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Draws a button for each currency that can be chosen: pressed, the form is posted with it. */
export function CurrencyForm({
  listing,
  snapshot,
  target,
}: Pick<ChoicesProps, 'listing' | 'snapshot'> & { readonly target: FormTarget }) {
  const { locale } = useUi();
  const messages = useMessagesWith(enPicker);
  const byId = new Map(snapshot.choices.map((choice) => [choice.currencyId, choice]));
  const open = listing.currencies.filter(({ id }) => byId.get(id)?.unavailable === null);
  if (open.length === 0) return <p className="till-lead">{messages.noCurrencies}</p>;
  return (
    <PostForm target={target}>
      {open.map(({ id, code, name, networkName }) => {
        const payable = byId.get(id)?.payable;
        return (
          <button key={id} className="till-line" name="currency" value={id}>
            <span className="till-form-name">
              <b>
                <span translate="no">{code}</span>{' '}
                {name !== code && <span className="till-muted">{name}</span>}
              </b>
              <span className="till-muted">{networkName}</span>
            </span>
            {payable && (
              <bdi dir="ltr" translate="no">
                {formatCrypto(payable, locale)}
              </bdi>
            )}
          </button>
        );
      })}
    </PostForm>
  );
}
