/** German. Formal ("Sie"), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'de',
  sandbox: 'Testmodus',

  title: 'Ihre Erstattung',
  formTitle: 'Ihre Erstattung für Bestellung {order}',
  why: {
    excess: 'Sie haben {amount} zu viel gesendet.',
    late: 'Ihre Zahlung von {amount} kam an, nachdem der Preis abgelaufen war.',
    wrong_currency:
      'Sie haben {amount} gesendet, die Bestellung war aber in einer anderen Währung zu bezahlen.',
    all: 'Sie erhalten {amount} zurück.',
  },
  addressLabel: 'Ihre Adresse für {code} auf {network}',
  addressHint: 'Fügen Sie sie ein. Auf der nächsten Seite prüfen Sie sie noch einmal.',
  onNetwork: 'Verwenden Sie eine Adresse, die {code} <b>auf {network}</b> empfängt.',
  alsoShown: 'In Wallets heißt dieses Netzwerk auch {names}.',
  lostElsewhere: 'Auf einem anderen Netzwerk kann das Geld verloren gehen.',
  copyNow:
    'Kopieren Sie sie jetzt unter „Empfangen“ in Ihrer Wallet oder Kryptobörse. Die Adresse, von der Sie gezahlt haben, nimmt möglicherweise keine Erstattungen an.',
  noMemo:
    'Verlangt Ihre Börse auch ein Memo oder einen Tag, verwenden Sie eine andere Adresse: Wir können keines mitsenden.',
  freeOfCharge: 'Eine Erstattung kostet Sie nichts. Niemand braucht Ihre Wiederherstellungsphrase.',
  next: 'Weiter',
  worksUntil: 'Dieser Link funktioniert einmal, bis {time}.',

  errorTitle: 'Adresse prüfen',
  addressErrors: {
    empty: 'Geben Sie Ihre Adresse ein.',
    charset: 'Adressen auf {network} enthalten solche Zeichen nicht. Kopieren Sie sie erneut.',
    length: 'Das ist zu kurz oder zu lang für eine Adresse auf {network}. Kopieren Sie sie erneut.',
    checksum: 'In dieser Adresse ist ein Tippfehler. Kopieren Sie sie erneut.',
    wrong_network:
      'Diese Adresse gehört zu einem anderen Netzwerk. Kopieren Sie die für {network}.',
    none: 'Das ist keine Adresse auf {network}. Kopieren Sie sie erneut.',
    own: 'Das ist die Adresse des Shops. Geben Sie eine eigene ein, zu finden unter „Empfangen“ in Ihrer Wallet.',
    contract:
      'Das ist die Adresse eines Tokens, nicht die einer Person: Das Geld wäre verloren. Kopieren Sie Ihre unter „Empfangen“ in Ihrer Wallet.',
    nobody: 'Diese Adresse gehört niemandem: Das Geld wäre verloren. Geben Sie eine eigene ein.',
  },

  confirmTitle: 'Ist das Ihre Adresse?',
  confirmLead: 'Vergleichen Sie sie mit Ihrer Wallet. Später können Sie sie nicht mehr ändern.',
  confirmAddress: 'Die Adresse',
  goesTo: '<b>{amount}</b> auf {network}',
  mine: 'Es ist meine, und sie empfängt {code} auf {network}.',
  mineMissing: 'Setzen Sie das Häkchen, wenn die Adresse Ihre ist.',
  confirm: 'Adresse bestätigen',
  edit: 'Bearbeiten',

  receivedTitle: 'Wir haben Ihre Adresse',
  receivedLead: {
    named:
      '{store} prüft jede Erstattung, bevor sie gesendet wird. Sie können diese Seite schließen.',
    unnamed:
      'Der Shop prüft jede Erstattung, bevor sie gesendet wird. Sie können diese Seite schließen.',
  },
  sendingTitle: 'Ihre Erstattung wird gesendet',
  sendingLead: 'Sie ist noch nicht bestätigt. Sie können diese Seite schließen.',
  sentTitle: 'Ihre Erstattung wurde gesendet',
  sentLead: 'Es kann ein paar Minuten dauern, bis Ihre Wallet sie anzeigt.',
  stoppedTitle: 'Ihre Erstattung wurde nicht gesendet',
  stoppedLead: {
    named: 'Wenden Sie sich mit Ihrer Bestellnummer an {store}.',
    unnamed: 'Wenden Sie sich mit Ihrer Bestellnummer an den Shop.',
  },
  stepReceived: 'Adresse erhalten',
  stepReview: 'Wird geprüft',
  stepReviewed: 'Geprüft',
  stepNotSent: 'Noch nicht gesendet',
  stepSending: 'Wird gesendet',
  stepSent: 'Gesendet',
  stepStopped: 'Nicht gesendet',
  viewTransaction: 'Transaktion ansehen',
  wrongAddress:
    'Falsche Adresse? Wenden Sie sich jetzt an den Shop, mit Ihrer Bestellnummer {order}.',

  endedTitle: 'Dieser Link funktioniert nicht mehr',
  endedLead: {
    named:
      'Er wurde verwendet oder ersetzt, oder seine Zeit ist abgelaufen. Bitten Sie {store} mit Ihrer Bestellnummer um einen neuen.',
    unnamed:
      'Er wurde verwendet oder ersetzt, oder seine Zeit ist abgelaufen. Bitten Sie den Shop mit Ihrer Bestellnummer um einen neuen.',
  },
  endedNote: 'Haben Sie ihn nicht selbst verwendet?',
  endedNoteMore: 'Sagen Sie es jetzt dem Shop: Vielleicht war es jemand anders.',

  busyTitle: 'Zu viele Versuche',
  busyLead: 'Warten Sie ein paar Minuten. Ihr Link funktioniert weiterhin.',
  failedTitle: 'Etwas ist schiefgelaufen',
  failedLead: 'Ihr Link ist unversehrt. Versuchen Sie es gleich noch einmal.',
  tooLongTitle: 'Das ist zu lang',
  tooLongLead: 'Geben Sie nur die Adresse ein.',
  elsewhereTitle: 'Öffnen Sie den Link erneut',
  elsewhereLead: 'Dieses Formular kam von einer anderen Website, daher wurde nichts getan.',
  tryAgain: 'Erneut versuchen',
};
