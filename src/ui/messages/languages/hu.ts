/** Hungarian. Formal, without "Ön", in the voice of a bank's app. What is put in takes no suffix. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'hu'>) => plural('hu', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'hu',

  notLoaded: 'Az oldal egy része nem töltődött be. Ellenőrizze a kapcsolatot, és próbálja újra.',
  reloadPage: 'Újratöltés',

  problems: {
    offline: 'Nincs internetkapcsolat. Automatikusan újracsatlakozunk.',
    unreachable: 'Nem érjük el a webáruházat. Tovább próbálkozunk.',
    store_unavailable: 'A webáruházban most hiba van. Tovább próbálkozunk.',
    bad_request: 'Valami hiba történt. Töltse újra az oldalt.',
    checkout_expired: 'A munkamenet lejárt. Töltse újra az oldalt.',
    forbidden:
      'Ez a rendelés ezen az oldalon nem fizethető ki. Menjen vissza a webáruházba, és próbálja újra.',
    link_used:
      'Ezt a linket már felhasználták. Folytassa ott, ahol megnyitotta, vagy kérjen újat a webáruháztól.',
    link_expired: 'Ez a link lejárt. Szerezzen újat ott, ahol találta, vagy kérjen a webáruháztól.',
    not_found: 'Nem találjuk ezt a fizetési oldalt. Forduljon a webáruházhoz.',
    amount_invalid: 'Ez az összeg nem fizethető ki kriptovalutával. Forduljon a webáruházhoz.',
    currency_unavailable: 'Ez a pénznem most nem érhető el. Válasszon másikat.',
    checkout_closed: 'A webáruház lezárta ezt a rendelést. A rendelés már nem fizethető ki.',
    rate_limited: 'Túl sok próbálkozás. Várjon egy kicsit.',
    service_unavailable: 'Nem érjük el a fizetési szolgáltatót. Tovább próbálkozunk.',
    service_rejected: 'A fizetési szolgáltató elutasította a kérésünket. Forduljon a webáruházhoz.',
  },

  checkout: 'Fizetés',
  sandbox: 'Teszt mód. Ne küldjön valódi pénzt.',
  tryAgain: 'Újrapróbálás',
  close: 'Bezárás',
  copied: 'Másolva',
  copyRefused: 'A másolás itt le van tiltva. A szöveg ki van jelölve, másolja ki saját kezűleg.',
  loading: 'Fizetési oldal megnyitása…',
  alreadySent: 'Már fizetett? A fizetését ez nem érinti. Ne küldje el újra az összeget.',
  orderReference: (reference) => `Rendelés: ${reference}`,
  accountReference: (reference) => `Fiók: ${reference}`,
  maybeBlocked:
    'Ha ez ismétlődik, egy tartalomblokkoló vagy az internetkapcsolata lehet az ok. Engedélyezze ezt az oldalt, vagy próbáljon ki egy másik böngészőt.',
  priceChanged: (before, now) => `Az ár megváltozott. Régi ár: ${before}, új ár: ${now}.`,
  requestReference: (id) => `Kód az ügyfélszolgálatnak: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Fizetési oldal megnyitása…',
    error: 'A fizetési oldal nem nyitható meg',
    choose_currency: 'Fizetés ezzel:',
    pay: 'Várakozás a fizetésre',
    top_up: 'Várakozás befizetésekre',
    detected: 'Fizetés észlelve',
    confirmed: 'Részben megerősítve',
    partial: 'Részben kifizetve',
    review: 'Fizetés vizsgálat alatt',
    held: 'Fizetés visszatartva ellenőrzésre',
    paid: 'Kifizetve',
    closed: 'Rendelés lezárva',
  },
  noCurrencies: 'Most egy pénznem sem érhető el. Próbálja újra később.',
  currenciesFailed: 'A pénznemeket nem sikerült betölteni.',

  payTitle: (price) => `Fizetendő: ${price}`,
  partReceived: (received, price) => `Beérkezett: ${received} / ${price}`,
  partDetected: (received, price) => `Észlelve: ${received} / ${price}`,
  leftToPay: 'Még fizetendő',
  topUpTitle: 'Egyenlegfeltöltés',
  topUpLead: 'Bármekkora összeget küldhet. Ez a cím továbbra is az Öné marad.',
  minimum: (amount) =>
    `Legalább ${amount}. Előfordulhat, hogy a kisebb átutalásokat nem észleljük.`,
  tooSmall: 'Túl kicsi összeg',
  amountLabel: 'Küldendő összeg',
  copyAmount: 'Összeg másolása',
  sendOnly: (code, network) => `Csak ${code}, és csak ${network} hálózaton.`,
  sendOnlyWhy: 'Minden más elveszhet.',
  addressLabel: (code, network) => `Cím ehhez: ${code}, ${network} hálózat`,
  copyAddress: 'Cím másolása',
  copiedAddress: (code, network) =>
    `Másolva. Csak ezt küldje: ${code}, és csak ${network} hálózaton.`,
  qrLabel: (code, network) => `QR-kód ${code} küldéséhez ${network} hálózaton`,
  enlarge: 'Nagyítás',
  scanBare: 'Olvassa be a kódot, majd írja be az összeget.',
  openWallet: 'Megnyitás tárcában',
  nothingOpened:
    'Semmi sem nyílt meg? Másolja át az összeget és a címet a tárcájába, vagy olvassa be a kódot egy másik eszközzel.',
  moreWays: 'További fizetési módok',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Rögzített ár: még ${time}`,
  expiredTitle: 'Az ár lejárt',
  expiredLead:
    'Már fizetett? Ne küldje el újra az összeget, továbbra is figyeljük ezt a címet. Ha még nem fizetett, frissítse az árat.',
  newPrice: 'Ár frissítése',
  checking: 'Ellenőrzés…',
  continueOnceDetected: 'Akkor folytathatja, ha észleltük a fizetését.',
  addressDetails: 'Cím megjelenítése',
  change: 'Módosítás',
  changeCurrency: 'Pénznem vagy hálózat módosítása',
  addressReplaced: 'A cím megváltozott. Csak ezt használja.',
  changedElsewhere: (what) =>
    `Egy másik böngészőlapon vagy eszközön módosították. Most fizetendő: ${what}, az alábbi címre.`,
  addressRefusedTitle: 'A cím nem felelt meg a biztonsági ellenőrzésünknek',
  addressRefused:
    'Az oda küldött pénz elveszhet, ezért nem jelenítjük meg. Válasszon másik pénznemet, vagy forduljon a webáruházhoz.',
  addressUnchecked:
    'Nem ismerjük ezt a hálózatot, ezért nem tudtuk ellenőrizni a címet. Küldés előtt erősíttesse meg a webáruházzal.',
  deposits: 'Befizetések',
  noDeposits: 'Még nincs befizetés',

  transferStatus: {
    seen: 'Megerősítés alatt',
    confirmed: 'Megerősítve',
    held: 'Visszatartva ellenőrzésre',
  },
  unknownStatus: 'Rögzítve',
  viewTransfer: 'Tranzakció megtekintése',

  search: 'Pénznem vagy hálózat keresése',
  searchHint: 'Név, rövidítés vagy hálózat',
  currencies: 'Pénznemek',
  networks: 'Hálózatok',
  popular: 'Népszerű',
  lastUsed: 'Legutóbb használt',
  everything: 'Minden pénznem',
  byNetwork: 'Hálózat szerint',
  countNetworks: (n) => count(n, { one: '# hálózat', other: '# hálózat' }),
  countCurrencies: (n) => count(n, { one: '# pénznem', other: '# pénznem' }),
  fromAmount: (amount) => `legalább ${amount}`,
  chooseNetwork: 'Válasszon hálózatot',
  chooseCurrencyOn: (network) => `Válasszon pénznemet ${network} hálózaton`,
  networkGuide:
    'Azt a hálózatot válassza, amelyet a tárcája vagy a kriptotőzsdéje használni fog. A díjak hálózatonként eltérnek.',
  minimumOf: (amount) => `legalább ${amount}`,
  usuallyTakes: (time) => `kb. ${time}`,
  noMatch: (text) => `Nincs találat erre: „${text}”`,
  searchable:
    'Keressen rövidítésre, névre vagy hálózatra, vagy illesszen be egy címet a tárcájából.',
  clearSearch: 'Keresés törlése',
  readAs: (text) => `Találatok erre: „${text}”`,
  addressOf: (network) => `Ez egy ${network} hálózati címnek tűnik.`,
  addressOfSeveral: (networks) =>
    `A címek ugyanúgy néznek ki ezeken a hálózatokon: ${networks}. Nézze meg a tárcájában, melyiken van a pénze.`,
  addressOfNone: (networks) =>
    `Ez egy cím lehet ezen a hálózaton: ${networks}. Ott a webáruház nem fogad fizetést.`,
  addressStays: 'Csak az Ön eszközén ellenőrizve.',
  matches: (n) => count(n, { one: '# találat', other: '# találat' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Még # találat. Folytassa a gépelést.',
      other: 'Még # találat. Folytassa a gépelést.',
    }),
  unavailable: {
    no_rate: 'Most nincs ár',
    ambiguous_address: 'Most nincs cím',
    address_refused: 'Most nincs biztonságos cím',
    no_address: 'Most nincs cím',
    below_minimum: 'Túl kicsi összeg',
  },
  notAvailable: 'Most nem érhető el',
  keepCurrency: 'Vissza a fizetéshez',
  gettingAddress: 'Cím lekérése…',

  transferCounts: {
    late: 'Az ár lejárta után észlelve',
    wrong_currency: 'A választottól eltérő pénznem',
  },

  slowOpening: 'A szokásosnál tovább tart. Tovább próbálkozunk.',
  notCurrent: 'Lehet, hogy ez már nem aktuális',
  sessionOver: 'A munkamenet lejárt',
  sessionOverLead:
    'Töltse újra az oldalt az aktuális címért. A már elküldött fizetéseket ez nem érinti.',
  contactStore: (store) => (store === undefined ? 'Írjon a webáruháznak' : `Kapcsolat: ${store}`),
  backToStore: (store) => (store === undefined ? 'Vissza a webáruházba' : `Vissza: ${store}`),

  nothingAwaited: 'Még nincs fizetnivaló',
  tooSmallForAll:
    'A hátralévő összeg túl kicsi ahhoz, hogy az itteni pénznemek bármelyikében kifizethető legyen. Forduljon a webáruházhoz.',
  longWaitTitle: (ago) => `Észlelve ${ago}, még nincs megerősítve`,
  longWait:
    'Lehet, hogy a blokklánc-hálózat lassú, vagy törölte a tranzakciót a várólistáról. Nézze meg a tárcáját, és kérdezze meg a webáruházat, mielőtt újra küldene.',

  newPriceIs: (amount) => `Új ár: ${amount}.`,
  oneMinuteLeft: 'Ez az ár még egy percig érvényes.',

  autoUpdates: 'Az oldal automatikusan frissül. Bezárhatja, és később visszatérhet.',
  dontSendAgain: 'Ne küldje el újra az összeget.',
  reviewLead: (store) =>
    `Megkaptuk a fizetését, de nem tudtuk automatikusan ehhez a rendeléshez kapcsolni. ${store === undefined ? 'A webáruház' : `A webáruház (${store})`} meg fogja vizsgálni. Ne küldje el újra az összeget.`,
  heldLead: (store) =>
    `A fizetési szolgáltató ellenőrzi. Forduljon a webáruházhoz${store === undefined ? '' : ` (${store})`}. Ne küldje el újra az összeget.`,
  paidLead: 'Köszönjük! Bezárhatja ezt az oldalt.',
  closedLead: 'A rendelés már nem fizethető ki. Már küldött fizetést? Forduljon a webáruházhoz.',
  overLead: (excess, store) =>
    `Ennyivel többet küldött: ${excess}. Visszatérítésért forduljon a webáruházhoz${store === undefined ? '' : ` (${store})`}.`,
  usualTime: (time, network) => `Általában ${time} ${network} hálózaton.`,
  storeConfirms: 'Ezt a fizetést a webáruház fogja megerősíteni.',
  lateEvents: 'Eltarthat néhány percig, amíg a fizetése itt megjelenik.',
  exceptions: {
    partial: 'Az árnál kevesebbet kaptunk.',
    over: 'Az árnál többet kaptunk. Kérjen visszatérítést a webáruháztól.',
    late: 'Egy fizetést az ár lejárta után észleltünk. A webáruház dönti el, hogy beszámítja-e.',
    wrong_currency: 'Egy fizetés más pénznemben érkezett. A webáruház dönti el, hogy beszámítja-e.',
    held: 'Egy fizetést ellenőrzés miatt visszatartanak.',
  },
  unknownException: 'A webáruház megjegyzést fűzött ehhez a fizetéshez.',
  steps: { detected: 'Észlelve', confirming: 'Megerősítés alatt', paid: 'Kifizetve' },
  received: 'Beérkezett',
  detectedAmount: 'Észlelve',
  due: 'Még fizetendő',
  excess: 'Túlfizetés',
  facts: {
    order: 'Rendelés',
    account: 'Fiók',
    total: 'Összesen',
    paid: 'Kifizetve',
    network: 'Hálózat',
    date: 'Dátum',
    transaction: 'Tranzakció',
  },
  transfers: 'Tranzakciók',
  details: 'Részletek',
  lastChecked: (ago) => `Utolsó frissítés: ${ago}`,
  checkNow: 'Ellenőrzés most',
  nothingNew: 'Nincs újdonság',
  somethingNew: 'Frissítve',
  notChecked: 'A frissítések ellenőrzése nem sikerült. Lehet, hogy ez már nem aktuális.',
  connection: {
    live: 'Élő',
    polling: 'Automatikus ellenőrzés',
    offline: 'Nincs kapcsolat',
  },
  stillWatching: 'Továbbra is figyeljük ezt a címet',
  connectionLost: 'A kapcsolat megszakadt',
  connectionBack: 'A kapcsolat helyreállt',

  sources: {
    service_event: 'Fizetési szolgáltató',
    service_list: 'Blokklánc-hálózat',
    service_lookup: 'Fizetési oldal',
    store: 'Webáruház',
  },
  evidence: {
    opened: 'Fizetési oldal megnyitva',
    quoted: 'Ár rögzítve',
    seen: 'Fizetés észlelve',
    confirmed: 'Fizetés megerősítve',
    held: 'Visszatartva ellenőrzésre',
    released: 'Ellenőrzés befejezve',
    marked_paid: 'Kifizetettként megjelölve',
    closed: 'Rendelés lezárva',
    amended: 'Összeg módosítva',
  },
  unknownSource: 'Egyéb forrás',
  unknownEvidence: 'Frissítés',
  timeline: 'Előzmények',
  copyTimeline: 'Másolás a supportnak',

  tellMe: 'Értesítést kérek',
  tellingMe:
    'Tartsa nyitva ezt az oldalt. Hangot fog hallani vagy értesítést fog látni, ha a böngészője engedi.',

  receipt: 'Fizetési igazolás',
  receiptNote: 'Ez fizetési igazolás, nem számla.',
  printReceipt: 'Nyomtatás',
  saveReceipt: 'Mentés',

  ladderTitle: 'Egyszerűbb QR-kód',
  ladderLead: 'Nem olvasható be a QR-kód? Próbáljon ki egy egyszerűbbet.',
  ladderForms: {
    bip21_amount: 'Cím és összeg',
    bip21: 'Cím linkként, összeg nélkül',
    eip681_amount: 'Link összeggel',
    eip681: 'Link összeg nélkül',
    eip681_token: 'Link tokennel és összeggel. Ellenőrizze a címzettet a tárcájában.',
    address: 'Csak a cím',
  },

  exchangeTitle: 'Kriptotőzsdéről fizet?',
  exchangeNetwork: 'Hálózat',
  exchangeNames: (names) => `így is szerepelhet: ${names}`,
  exchangeAmount: 'Az összeg, amelynek meg kell érkeznie',
  exchangeMemo: 'Memo vagy Tag',
  exchangeNoMemo: 'Hagyja üresen',
  exchangeWallet: 'A tárca típusa',
  exchangeHosted: 'Letétkezelt (cég)',
  exchangeUnhosted: 'Saját kezelésű',
  exchangeRecipient: 'Címzett',
  exchangeFee:
    'Ha a tőzsde a díját a küldött összegből vonja le, adja hozzá a díjat az összeghez. A tőzsdéknél van egy legkisebb kivehető összeg.',
  feeCoin: (code) => `A tárcájában kell lennie egy kevés ${code} egyenlegnek a hálózati díjra.`,

  checkTitle: 'Cím ellenőrzése',
  checkLead:
    'Egy kártevő program kicserélheti a kimásolt címet. Ellenőrzéshez illessze be a címzett címét, amelyet a tárcája mutat.',
  checkLabel: 'A címzett címe a tárcájában',
  checkSame: 'A cím egyezik.',
  checkDiffers: (at, pasted, right) =>
    `Ne küldjön pénzt. Ez nem a mi címünk. Eltérés a következő helyen: ${String(at)}. karaktertől „${pasted}” áll „${right}” helyett.`,
  checkNone: (network) => `Ne küldjön pénzt. Ez nem teljes ${network} hálózati cím.`,

  saveCard: 'Kép mentése',
  priceLockedUntil: (moment) => `Az ár eddig rögzített: ${moment}`,

  handOff: 'Folytatás telefonon',
  handOffLead:
    'Olvassa be a telefonja kamerájával, hogy ott nyissa meg ezt a fizetést. Ez nem az a kód, amellyel fizetni kell.',
  handOffLabel: 'QR-kód, amely megnyitja ezt a fizetést a telefonján, nem fizetésre való',
  handOffUntil: (time) => `Egyszer működik, eddig: ${time}.`,
  handOffNew: 'Új kód',

  worthTitle: 'Átváltás',
  worthCoins: (code) => `Összeg ebben: ${code}`,
  worthDollars: 'Összeg amerikai dollárban',
  worth: (coins, dollars) => `${coins} értéke ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} értéke kb. ${dollars}.`,
  worthGuide: 'Az ár megváltozhat, mielőtt az átutalása megérkezik.',
  worthUnread: (whole, part) => `Írjon be egy számot, például: ${whole} vagy ${part}.`,
  worthNoRate: 'Most nincs ár.',

  walletPay: 'Fizetés tárcából',
  walletPayWith: (wallet) => `Fizetés: ${wallet}`,
  walletOther: 'Másik tárca',

  walletConnect: (wallet) => `Hagyja jóvá a kapcsolódást itt: ${wallet}.`,
  walletSwitch: (wallet, network) => `Váltson ${network} hálózatra itt: ${wallet}.`,
  walletConfirm: (wallet, amount, network) =>
    `Erősítse meg itt: ${wallet}. Összeg: ${amount}, hálózat: ${network}.`,
  walletSlow: (wallet) => `Nem történik semmi? Nyissa meg ezt: ${wallet}.`,
  walletStop: 'Nem várok tovább',

  walletProblems: {
    refused: 'A kérést elutasították. Semmi sem lett elküldve.',
    locked: 'A tárcája zárolva van, vagy nem mutatott fiókot. Oldja fel, és próbálja újra.',
    busy: 'A tárcájában egy másik kérés van nyitva. Válaszoljon rá ott, és próbálja újra.',
    contract_account:
      'Ez egy okosfiók, például egy Safe. Előfordulhat, hogy a fizetési szolgáltató nem észleli az innen érkező fizetéseket. Válasszon másik fiókot a tárcájában, vagy olvassa be a kódot egy másik tárcával.',
    account_changed: 'A fiók megváltozott a tárcájában. Semmi sem lett elküldve. Próbálja újra.',
    wrong_token:
      'A tárcája és a webáruház adatai eltérnek erről a tokenről. Semmi sem lett elküldve. Válasszon másik pénznemet, vagy forduljon a webáruházhoz.',
    no_answer: 'A tárcája nem válaszolt. Semmi sem lett elküldve. Nyissa meg, és próbálja újra.',
    failed:
      'A tárcája hibát jelzett. Semmi sem lett elküldve. Próbálja újra, vagy fizessen a kóddal.',
    uncertain:
      'A tárcája hibát jelzett, de lehet, hogy a fizetés el lett küldve. Nézze meg a tárcáját, mielőtt újra fizetne.',
  },
  walletWrongNetwork: (network) =>
    `A tárcája másik hálózaton van. Váltson ott ${network} hálózatra, és próbálja újra.`,
  walletNotEnough: (code) =>
    `Nincs elég ${code} ezen a fiókon. Válasszon másik fiókot a tárcájában, és próbálja újra.`,
  walletNoFee: (code) =>
    `Ezen a fiókon nincs ${code} a hálózati díjra. Töltsön fel egy keveset, és próbálja újra.`,

  walletQuestion: 'Lehet, hogy már fizetett',
  walletAsked:
    'Egy tárcától már kértük ennek a rendelésnek a kifizetését. Nézze meg, mielőtt újra fizetne, különben lehet, hogy kétszer fizet.',
  walletWasSent:
    'Ehhez a rendeléshez már elküldtek egy fizetést egy tárcából. Ha újra fizet, lehet, hogy kétszer fizet.',
  walletPayAgain: 'Fizetés újra',
  walletBack: 'Vissza',

  walletFates: {
    pending: 'Elküldve. Várakozás a blokklánc-hálózatra.',
    included: 'Elküldve, és a blokkláncon van. Várakozás, hogy a webáruház észlelje.',
    failed:
      'Ez a fizetés meghiúsult a blokklánc-hálózaton. Az összeg nem lett elküldve. Fizethet újra.',
    replaced:
      'Ezt a fizetést felgyorsították vagy visszavonták a tárcájában. Nézze meg ott, mielőtt újra fizetne.',
    dropped:
      'Lehet, hogy a blokklánc-hálózat törölte ezt a fizetést a várólistáról. Nézze meg a tárcáját, mielőtt újra fizetne.',
  },
  walletCopyHash: 'Tranzakció-ID másolása',
};
