/** Polish. Imperatives, as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'pl',
  sandbox: 'Tryb testowy',

  title: 'Twój zwrot',
  formTitle: 'Twój zwrot za zamówienie {order}',
  why: {
    excess: 'Wysłano o {amount} za dużo.',
    late: 'Twoja płatność {amount} dotarła po wygaśnięciu ceny.',
    wrong_currency: 'Wysłano {amount}, ale zamówienie miało być opłacone w innej walucie.',
    all: 'Otrzymasz z powrotem {amount}.',
  },
  addressLabel: 'Twój adres dla {code} w sieci {network}',
  addressHint: 'Wklej go. Na następnej stronie sprawdzisz go jeszcze raz.',
  onNetwork: 'Użyj adresu, który przyjmuje {code} <b>w sieci {network}</b>.',
  alsoShown: 'Portfele mogą też nazywać tę sieć {names}.',
  lostElsewhere: 'W innej sieci pieniądze mogą przepaść.',
  copyNow:
    'Skopiuj go teraz z opcji „Odbierz” w portfelu lub na giełdzie kryptowalut. Adres, z którego wysłano płatność, może nie przyjmować zwrotów.',
  noMemo: 'Jeśli giełda wymaga też memo lub tagu, użyj innego adresu: nie możemy ich wysłać.',
  freeOfCharge: 'Zwrot nic Cię nie kosztuje. Nikt nie potrzebuje Twojej frazy odzyskiwania.',
  next: 'Dalej',
  worksUntil: 'Ten link działa jeden raz, do {time}.',

  errorTitle: 'Sprawdź adres',
  addressErrors: {
    empty: 'Wpisz swój adres.',
    charset: 'Adresy w sieci {network} nie mają takich znaków. Skopiuj go ponownie.',
    length: 'To za mało lub za dużo znaków na adres w sieci {network}. Skopiuj go ponownie.',
    checksum: 'W tym adresie jest błąd. Skopiuj go ponownie.',
    wrong_network: 'To adres w innej sieci. Skopiuj adres w sieci {network}.',
    none: 'To nie jest adres w sieci {network}. Skopiuj go ponownie.',
    own: 'To adres samego sklepu. Wpisz swój, z opcji „Odbierz” w portfelu.',
    contract:
      'To adres tokena, a nie osoby: pieniądze by przepadły. Skopiuj swój z opcji „Odbierz” w portfelu.',
    nobody: 'Nikt nie może używać tego adresu: pieniądze by przepadły. Wpisz swój.',
  },

  confirmTitle: 'Czy to Twój adres?',
  confirmLead: 'Porównaj go z adresem w portfelu. Później nie będzie można go zmienić.',
  confirmAddress: 'Adres',
  goesTo: '<b>{amount}</b> w sieci {network}',
  mine: 'Jest mój i przyjmuje {code} w sieci {network}.',
  mineMissing: 'Zaznacz pole, jeśli adres jest Twój.',
  confirm: 'Potwierdź adres',
  edit: 'Edytuj',

  receivedTitle: 'Mamy Twój adres',
  receivedLead: {
    named: 'Sklep {store} sprawdza każdy zwrot przed wysłaniem. Możesz zamknąć tę stronę.',
    unnamed: 'Sklep sprawdza każdy zwrot przed wysłaniem. Możesz zamknąć tę stronę.',
  },
  sendingTitle: 'Zwrot jest wysyłany',
  sendingLead: 'Nie jest jeszcze potwierdzony. Możesz zamknąć tę stronę.',
  sentTitle: 'Zwrot został wysłany',
  sentLead: 'Może minąć kilka minut, zanim pojawi się w portfelu.',
  stoppedTitle: 'Zwrot nie został wysłany',
  stoppedLead: {
    named: 'Skontaktuj się ze sklepem {store} i podaj numer zamówienia.',
    unnamed: 'Skontaktuj się ze sklepem i podaj numer zamówienia.',
  },
  stepReceived: 'Adres otrzymany',
  stepReview: 'Sprawdzamy',
  stepReviewed: 'Sprawdzono',
  stepNotSent: 'Jeszcze nie wysłano',
  stepSending: 'W trakcie wysyłania',
  stepSent: 'Wysłano',
  stepStopped: 'Nie wysłano',
  viewTransaction: 'Zobacz transakcję',
  wrongAddress: 'Błędny adres? Skontaktuj się teraz ze sklepem i podaj numer zamówienia {order}.',

  endedTitle: 'Ten link już nie działa',
  endedLead: {
    named:
      'Został użyty, zastąpiony albo minął jego czas. Poproś sklep {store} o nowy i podaj numer zamówienia.',
    unnamed:
      'Został użyty, zastąpiony albo minął jego czas. Poproś sklep o nowy i podaj numer zamówienia.',
  },
  endedNote: 'Link nie został użyty przez Ciebie?',
  endedNoteMore: 'Powiadom teraz sklep: mógł to zrobić ktoś inny.',

  busyTitle: 'Zbyt wiele prób',
  busyLead: 'Poczekaj kilka minut. Twój link nadal działa.',
  failedTitle: 'Coś poszło nie tak',
  failedLead: 'Twój link jest nadal ważny. Spróbuj ponownie za chwilę.',
  tooLongTitle: 'To za długie',
  tooLongLead: 'Wpisz tylko adres.',
  elsewhereTitle: 'Otwórz link ponownie',
  elsewhereLead: 'Ten formularz przyszedł z innej strony, więc nic nie zrobiono.',
  tryAgain: 'Spróbuj ponownie',
};
