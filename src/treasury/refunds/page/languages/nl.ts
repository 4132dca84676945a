/** Dutch. Formal ("u"), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'nl',
  sandbox: 'Testmodus',

  title: 'Uw terugbetaling',
  formTitle: 'Uw terugbetaling voor bestelling {order}',
  why: {
    excess: 'U hebt {amount} te veel verstuurd.',
    late: 'Uw betaling van {amount} kwam binnen nadat de prijs was verlopen.',
    wrong_currency:
      'U hebt {amount} verstuurd, maar de bestelling moest in een andere valuta worden betaald.',
    all: 'U krijgt {amount} terug.',
  },
  addressLabel: 'Uw adres voor {code} op {network}',
  addressHint: 'Plak het hier. Op de volgende pagina controleert u het nog een keer.',
  onNetwork: 'Gebruik een adres dat {code} <b>op {network}</b> ontvangt.',
  alsoShown: 'Wallets noemen dit netwerk soms ook {names}.',
  lostElsewhere: 'Op een ander netwerk kan het geld verloren gaan.',
  copyNow:
    'Kopieer het nu via ‘Ontvangen’ in uw wallet of op uw cryptobeurs. Het adres waarvandaan u hebt betaald, neemt misschien geen terugbetalingen aan.',
  noMemo:
    'Vraagt uw beurs ook om een memo of tag? Gebruik dan een ander adres: wij kunnen er geen meesturen.',
  freeOfCharge: 'Een terugbetaling kost u niets. Niemand heeft uw herstelzin nodig.',
  next: 'Doorgaan',
  worksUntil: 'Deze link werkt één keer, tot {time}.',

  errorTitle: 'Controleer het adres',
  addressErrors: {
    empty: 'Vul uw adres in.',
    charset: 'Adressen op {network} hebben zulke tekens niet. Kopieer het opnieuw.',
    length: 'Dit is te kort of te lang voor een adres op {network}. Kopieer het opnieuw.',
    checksum: 'Er zit een typefout in dit adres. Kopieer het opnieuw.',
    wrong_network: 'Dit adres is van een ander netwerk. Kopieer dat voor {network}.',
    none: 'Dit is geen adres op {network}. Kopieer het opnieuw.',
    own: 'Dit is het adres van de winkel zelf. Vul een adres van uzelf in, via ‘Ontvangen’ in uw wallet.',
    contract:
      'Dit is het adres van een token, niet van een persoon: het geld zou verloren gaan. Kopieer uw eigen adres via ‘Ontvangen’ in uw wallet.',
    nobody:
      'Niemand kan dit adres gebruiken: het geld zou verloren gaan. Vul een adres van uzelf in.',
  },

  confirmTitle: 'Is dit uw adres?',
  confirmLead: 'Vergelijk het met uw wallet. Later kunt u het niet meer wijzigen.',
  confirmAddress: 'Het adres',
  goesTo: '<b>{amount}</b> op {network}',
  mine: 'Het is van mij en het ontvangt {code} op {network}.',
  mineMissing: 'Vink het vakje aan als het adres van u is.',
  confirm: 'Adres bevestigen',
  edit: 'Aanpassen',

  receivedTitle: 'Wij hebben uw adres',
  receivedLead: {
    named:
      '{store} controleert elke terugbetaling voordat die wordt verstuurd. U kunt deze pagina sluiten.',
    unnamed:
      'De winkel controleert elke terugbetaling voordat die wordt verstuurd. U kunt deze pagina sluiten.',
  },
  sendingTitle: 'Uw terugbetaling wordt verstuurd',
  sendingLead: 'Ze is nog niet bevestigd. U kunt deze pagina sluiten.',
  sentTitle: 'Uw terugbetaling is verstuurd',
  sentLead: 'Het kan enkele minuten duren voordat u haar in uw wallet ziet.',
  stoppedTitle: 'Uw terugbetaling is niet verstuurd',
  stoppedLead: {
    named: 'Neem contact op met {store} en vermeld uw bestelnummer.',
    unnamed: 'Neem contact op met de winkel en vermeld uw bestelnummer.',
  },
  stepReceived: 'Adres ontvangen',
  stepReview: 'Wordt gecontroleerd',
  stepReviewed: 'Gecontroleerd',
  stepNotSent: 'Nog niet verstuurd',
  stepSending: 'Wordt verstuurd',
  stepSent: 'Verstuurd',
  stepStopped: 'Niet verstuurd',
  viewTransaction: 'Transactie bekijken',
  wrongAddress:
    'Verkeerd adres? Neem nu contact op met de winkel en vermeld uw bestelnummer {order}.',

  endedTitle: 'Deze link werkt niet meer',
  endedLead: {
    named:
      'Hij is gebruikt, vervangen of verlopen. Vraag {store} om een nieuwe en vermeld uw bestelnummer.',
    unnamed:
      'Hij is gebruikt, vervangen of verlopen. Vraag de winkel om een nieuwe en vermeld uw bestelnummer.',
  },
  endedNote: 'Hebt u hem niet zelf gebruikt?',
  endedNoteMore: 'Laat het de winkel nu weten: misschien heeft iemand anders dat gedaan.',

  busyTitle: 'Te veel pogingen',
  busyLead: 'Wacht een paar minuten. Uw link werkt nog.',
  failedTitle: 'Er ging iets mis',
  failedLead: 'Uw link is nog geldig. Probeer het zo meteen opnieuw.',
  tooLongTitle: 'Dat is te lang',
  tooLongLead: 'Vul alleen het adres in.',
  elsewhereTitle: 'Open de link opnieuw',
  elsewhereLead: 'Dit formulier kwam van een andere website, dus er is niets gedaan.',
  tryAgain: 'Opnieuw proberen',
};
