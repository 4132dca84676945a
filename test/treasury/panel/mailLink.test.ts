/** The link that opens a mail: RFC 6068, whatever stands in address, subject and text. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RefundMail } from '../../../src/treasury/contract/refundLinks.js';
import { mailLink } from '../../../src/treasury/panel/orders/mailLink.js';

const url = 'https://shop.example/refund/9fK2x7Qd';
const mail = (parts: Partial<RefundMail> = {}): string =>
  mailLink({ to: 'mara@example.com', subject: 'S', text: 'T', ...parts }, url);

it('names the receiver, the subject, and a body that ends with the link on a line of its own', () => {
  expect(mail({ subject: 'Your refund: 10% & more?', text: 'Öffnen: #1' })).toBe(
    'mailto:mara@example.com?subject=Your%20refund%3A%2010%25%20%26%20more%3F' +
      '&body=%C3%96ffnen%3A%20%231%0D%0A%0D%0Ahttps%3A%2F%2Fshop.example%2Frefund%2F9fK2x7Qd',
  );
  expect(mail({ text: 'One\n\nTwo' })).toContain('&body=One%0D%0A%0D%0ATwo%0D%0A%0D%0Ahttps');
  expect(mail({ to: null })).toMatch(/^mailto:\?subject=/);
});

it.each([
  ['two@example.com,evil@example.net', 'mailto:two%40example.com%2Cevil@example.net?'],
  ['a@example.com?bcc=evil@example.net', 'mailto:a%40example.com%3Fbcc%3Devil@example.net?'],
  ['a\r\nBcc: evil@example.net', 'mailto:a%20Bcc%3A%20evil@example.net?'],
])('adds no receiver and no field for %j', (to, begin) => {
  expect(mail({ to }).startsWith(begin)).toBe(true);
});

it('reads back as what was written, and has two fields and no others', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((one) => !/\p{Cc}|\p{Cs}/u.test(one));
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const [, query = ''] = mail({ subject, text: body }).split('?');
      const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
      expect(fields).toEqual([
        ['subject', subject],
        ['body', `${body}\r\n\r\n${url}`],
      ]);
    }),
  );
});
