/** The options of a page without React, with each way of saying them. One without a row is a compile error. */
import type { ReactNode } from 'react';
import type { MountOptions } from '../../src/embed/options.js';
import { ATTRIBUTES, OPTIONS } from '../../src/embed/optionTable.js';
import { Table } from './Table.js';

type Name = keyof MountOptions;

const EXPLANATIONS: Readonly<Record<Name, string>> = {
  endpoint: 'Where your server has the handler: a path, or an https address.',
  order: 'Your handle of the order.',
  resume: 'Opens the order of the link that has led to the page.',
  name: 'Name in the form around it: see “In a form” above.',
  required: 'Holds that form until a payment was detected.',
  currency: 'Id of a currency that is chosen for the shopper, such as USDT.Tron.',
  initial:
    'What handler.open() answered. In HTML it stands before the tag, in a script element of the type ' +
    'application/json with data-till-initial.',
  theme: 'auto, light or dark. In React a part of appearance.',
  appearance: 'The look. As an attribute a preset’s name, or JSON.',
  locale: 'Language of sentences, numbers and dates: de, pt-BR.',
  defaultLocale: 'Where neither the page nor the browser asks for a language that there is.',
  dir: 'ltr or rtl, where it is not the one of the language.',
  messages: 'Your own sentences, key by key.',
  storeName: 'On the way back and on the receipt.',
  returnUrl: 'The way back to your store: https, or a path of this site.',
  supportUrl: 'The way to your help: the same, or mailto.',
  recipientName: 'The legal name of who is paid, as exchanges ask for it.',
  recipientCountry: 'Its country: a code of ISO 3166-1, such as IE.',
  walletType: 'hosted or unhosted: who holds the keys of the address.',
  documentTitle: 'false leaves the title of the page alone.',
  browserWallets:
    'false offers no wallet of the browser to pay from; with the sandbox, true offers one.',
  fetch: 'Sends the requests, in the place of the browser’s own.',
};

/** As HTML writes a property of `dataset`. */
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function rowOf(name: Name): readonly ReactNode[] {
  const isAttribute = (ATTRIBUTES as readonly Name[]).includes(name);
  const attribute = isAttribute ? <code>{name.toLowerCase()}</code> : '–';
  const data = isAttribute ? <code>{`data-${dashed(name)}`}</code> : '–';
  return [<code key={name}>{name}</code>, attribute, data, EXPLANATIONS[name]];
}

/** Draws the table. */
export function OptionTable() {
  const names = Object.keys(OPTIONS) as Name[];
  return (
    <Table
      head={[
        'Option of mount, property',
        'Attribute of the element',
        'Attribute of the script tag',
        'What it says',
      ]}
      rows={names.map(rowOf)}
    />
  );
}
