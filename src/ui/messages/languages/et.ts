/** Estonian. Formal ("teie"), buttons as commands, in the voice of a bank's app. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'et'>) => plural('et', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'et',

  notLoaded: 'Osa lehest jäi laadimata. Kontrollige ühendust ja proovige uuesti.',
  reloadPage: 'Laadi uuesti',

  problems: {
    offline: 'Internetiühendus puudub. Taastame ühenduse automaatselt.',
    unreachable: 'Me ei saa kaupmehega ühendust. Proovime edasi.',
    store_unavailable: 'Kaupmehel on praegu tehniline tõrge. Proovime edasi.',
    bad_request: 'Midagi läks valesti. Laadige leht uuesti.',
    checkout_expired: 'Teie seanss on aegunud. Laadige leht uuesti.',
    forbidden:
      'Selle tellimuse eest ei saa sellel lehel maksta. Minge tagasi kaupmehe lehele ja proovige uuesti.',
    link_used:
      'Seda linki on juba kasutatud. Jätkake seal, kus selle avasite, või küsige kaupmehelt uus.',
    link_expired:
      'See link on aegunud. Võtke uus sealt, kust selle leidsite, või küsige kaupmehelt.',
    not_found: 'Me ei leidnud seda makselehte. Võtke ühendust kaupmehega.',
    amount_invalid: 'Seda summat ei saa krüptorahas maksta. Võtke ühendust kaupmehega.',
    currency_unavailable: 'See valuuta pole praegu saadaval. Valige mõni teine.',
    checkout_closed: 'Kaupmees on selle tellimuse sulgenud. Selle eest ei saa enam maksta.',
    rate_limited: 'Liiga palju katseid. Oodake veidi.',
    service_unavailable: 'Me ei saa makseteenusega ühendust. Proovime edasi.',
    service_rejected: 'Makseteenus lükkas meie päringu tagasi. Võtke ühendust kaupmehega.',
  },

  checkout: 'Maksmine',
  sandbox: 'Testrežiim. Ärge saatke päris raha.',
  tryAgain: 'Proovi uuesti',
  close: 'Sulge',
  copied: 'Kopeeritud',
  copyRefused: 'Kopeerimine on siin blokeeritud. Tekst on valitud, kopeerige see ise.',
  loading: 'Makselehte avatakse …',
  alreadySent: 'Kas maksite juba? Teie makset see ei mõjuta. Ärge saatke makset uuesti.',
  orderReference: (reference) => `Tellimus ${reference}`,
  accountReference: (reference) => `Konto ${reference}`,
  maybeBlocked:
    'Kui see kordub, võib põhjuseks olla sisublokeerija või teie internetiühendus. Lubage see leht või proovige mõnd teist brauserit.',
  priceChanged: (before, now) => `Hind muutus. Enne: ${before}, nüüd: ${now}.`,
  requestReference: (id) => `Klienditoe kood: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Makselehte avatakse …',
    error: 'Makselehte ei saanud avada',
    choose_currency: 'Maksevaluuta',
    pay: 'Ootame makset',
    top_up: 'Ootame sissemakseid',
    detected: 'Makse tuvastatud',
    confirmed: 'Osaliselt kinnitatud',
    partial: 'Osaliselt makstud',
    review: 'Makse ülevaatamisel',
    held: 'Makse peatatud kontrolliks',
    paid: 'Makstud',
    closed: 'Tellimus suletud',
  },
  noCurrencies: 'Ükski valuuta pole praegu saadaval. Proovige hiljem uuesti.',
  currenciesFailed: 'Valuutasid ei saanud laadida.',

  payTitle: (price) => `Maksta ${price}`,
  partReceived: (received, price) => `Laekunud ${received} / ${price}`,
  partDetected: (received, price) => `Tuvastatud ${received} / ${price}`,
  leftToPay: 'Jääb maksta',
  topUpTitle: 'Lisa saldole raha',
  topUpLead: 'Saatke mis tahes summa. See aadress jääb teile.',
  minimum: (amount) => `Vähemalt ${amount}. Väiksemaid ülekandeid ei pruugita tuvastada.`,
  tooSmall: 'Liiga väike summa',
  amountLabel: 'Saadetav summa',
  copyAmount: 'Kopeeri summa',
  sendOnly: (code, network) => `Ainult ${code} ja ainult võrgus ${network}.`,
  sendOnlyWhy: 'Kõik muu võib kaduma minna.',
  addressLabel: (code, network) => `Aadress: ${code} võrgus ${network}`,
  copyAddress: 'Kopeeri aadress',
  copiedAddress: (code, network) =>
    `Kopeeritud. Saatke ainult ${code} ja ainult võrgus ${network}.`,
  qrLabel: (code, network) => `QR-kood, millega saata ${code} võrgus ${network}`,
  enlarge: 'Suurenda',
  scanBare: 'Skannige kood ja sisestage siis summa.',
  openWallet: 'Ava rahakotis',
  nothingOpened:
    'Midagi ei avanenud? Kopeerige summa ja aadress oma krüptorahakotti või skannige kood teise seadmega.',
  moreWays: 'Muud makseviisid',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0$ (${from})`,
  priceLocked: (time) => `Hind on lukus veel ${time}`,
  expiredTitle: 'Hind on aegunud',
  expiredLead:
    'Kas maksite juba? Ärge saatke makset uuesti, jälgime seda aadressi edasi. Kui ei maksnud, värskendage hinda.',
  newPrice: 'Värskenda hinda',
  checking: 'Kontrollitakse …',
  continueOnceDetected: 'Saate jätkata, kui teie makse on tuvastatud.',
  addressDetails: 'Näita aadressi',
  change: 'Muuda',
  changeCurrency: 'Muuda valuutat või võrku',
  addressReplaced: 'Aadress on muutunud. Kasutage ainult seda.',
  changedElsewhere: (what) =>
    `Muudetud teisel vahelehel või teises seadmes. Nüüd maksta: ${what}, allolevale aadressile.`,
  addressRefusedTitle: 'Aadress ei läbinud meie turvakontrolli',
  addressRefused:
    'Sellele saadetud raha võib kaduma minna, seetõttu me seda ei näita. Valige teine valuuta või võtke ühendust kaupmehega.',
  addressUnchecked:
    'Me ei tunne seda võrku ega saanud seetõttu aadressi kontrollida. Enne saatmist laske kaupmehel see kinnitada.',
  deposits: 'Sissemaksed',
  noDeposits: 'Sissemakseid veel pole',

  transferStatus: {
    seen: 'Kinnitamisel',
    confirmed: 'Kinnitatud',
    held: 'Peatatud kontrolliks',
  },
  unknownStatus: 'Üles märgitud',
  viewTransfer: 'Vaata tehingut',

  search: 'Otsi valuutat või võrku',
  searchHint: 'Nimi, lühend või võrk',
  currencies: 'Valuutad',
  networks: 'Plokiahela võrgud',
  popular: 'Populaarsed',
  lastUsed: 'Viimati kasutatud',
  everything: 'Kõik valuutad',
  byNetwork: 'Võrgu järgi',
  countNetworks: (n) => count(n, { one: '# võrk', other: '# võrku' }),
  countCurrencies: (n) => count(n, { one: '# valuuta', other: '# valuutat' }),
  fromAmount: (amount) => `alates ${amount}`,
  chooseNetwork: 'Valige võrk',
  chooseCurrencyOn: (network) => `Valige valuuta võrgus ${network}`,
  networkGuide:
    'Valige plokiahela võrk, mida teie krüptorahakott või krüptobörs kasutab. Tasud on võrgust võrku erinevad.',
  minimumOf: (amount) => `min ${amount}`,
  usuallyTakes: (time) => `umbes ${time}`,
  noMatch: (text) => `Otsingule „${text}“ vasteid pole`,
  searchable: 'Proovige lühendit, nime või võrku või kleepige aadress oma rahakotist.',
  clearSearch: 'Tühjenda otsing',
  readAs: (text) => `Kuvatakse vasted otsingule „${text}“`,
  addressOf: (network) => `See näib olevat aadress võrgus ${network}.`,
  addressOfSeveral: (networks) =>
    `Aadressid näevad ühesugused välja võrkudes ${networks}. Vaadake oma rahakotist, millises neist teie raha on.`,
  addressOfNone: (networks) =>
    `See näib olevat aadress võrgus ${networks}. Seal kaupmees makseid vastu ei võta.`,
  addressStays: 'Kontrollitakse ainult teie seadmes.',
  matches: (n) => count(n, { one: '# vaste', other: '# vastet' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Veel # vaste. Täpsustamiseks kirjutage edasi.',
      other: 'Veel # vastet. Täpsustamiseks kirjutage edasi.',
    }),
  unavailable: {
    no_rate: 'Praegu hinda pole',
    ambiguous_address: 'Praegu aadressi pole',
    address_refused: 'Praegu turvalist aadressi pole',
    no_address: 'Praegu aadressi pole',
    below_minimum: 'Liiga väike summa',
  },
  notAvailable: 'Pole praegu saadaval',
  keepCurrency: 'Tagasi makse juurde',
  gettingAddress: 'Aadressi hangitakse …',

  transferCounts: {
    late: 'Tuvastatud pärast hinna aegumist',
    wrong_currency: 'Muu valuuta kui valitud',
  },

  slowOpening: 'See võtab tavapärasest kauem aega. Proovime edasi.',
  notCurrent: 'Andmed võivad olla aegunud',
  sessionOver: 'Teie seanss on aegunud',
  sessionOverLead:
    'Praeguse aadressi nägemiseks laadige leht uuesti. Juba saadetud makseid see ei mõjuta.',
  contactStore: (store) => (store === undefined ? 'Kontakt kaupmehega' : `Kontakt: ${store}`),
  backToStore: (store) => (store === undefined ? 'Tagasi kaupmehe lehele' : `Tagasi: ${store}`),

  nothingAwaited: 'Praegu pole veel midagi maksta',
  tooSmallForAll:
    'Järelejäänud summa on liiga väike, et seda siin üheski valuutas maksta. Võtke ühendust kaupmehega.',
  longWaitTitle: (ago) => `Tuvastatud ${ago}, ikka kinnitamata`,
  longWait:
    'Plokiahela võrk võib olla aeglane või võib see olla tehingu ootejärjekorrast eemaldanud. Vaadake oma rahakotti ja küsige kaupmehelt, enne kui uuesti saadate.',

  newPriceIs: (amount) => `Uus hind: ${amount}.`,
  oneMinuteLeft: 'See hind kehtib veel ühe minuti.',

  autoUpdates: 'Leht uueneb automaatselt. Võite selle sulgeda ja hiljem tagasi tulla.',
  dontSendAgain: 'Ärge saatke makset uuesti.',
  reviewLead: (store) =>
    `Saime teie makse kätte, kuid ei suutnud seda automaatselt selle tellimusega siduda. ${store ?? 'Kaupmees'} vaatab selle üle. Ärge saatke makset uuesti.`,
  heldLead: (store) =>
    `Makseteenus kontrollib seda. Võtke ühendust kaupmehega${store === undefined ? '' : ` (${store})`}. Ärge saatke makset uuesti.`,
  paidLead: 'Aitäh! Võite selle lehe sulgeda.',
  closedLead: 'Selle eest ei saa enam maksta. Kas saatsite juba makse? Võtke ühendust kaupmehega.',
  overLead: (excess, store) =>
    `Saatsite ${excess} rohkem kui vaja. Tagasimakseks võtke ühendust kaupmehega${store === undefined ? '' : ` (${store})`}.`,
  usualTime: (time, network) => `Tavaliselt ${time} võrgus ${network}.`,
  storeConfirms: 'Selle makse kinnitab kaupmees.',
  lateEvents: 'Võib minna mõni minut, enne kui teie makse siin nähtavale ilmub.',
  exceptions: {
    partial: 'Saime hinnast vähem.',
    over: 'Saime hinnast rohkem. Küsige kaupmehelt tagasimakset.',
    late: 'Makse tuvastati pärast hinna aegumist. Kaupmees otsustab, kas see läheb arvesse.',
    wrong_currency: 'Makse tuli teises valuutas. Kaupmees otsustab, kas see läheb arvesse.',
    held: 'Makse on kontrolliks peatatud.',
  },
  unknownException: 'Kaupmehel on selle makse kohta märkus.',
  steps: { detected: 'Tuvastatud', confirming: 'Kinnitamisel', paid: 'Makstud' },
  received: 'Laekunud',
  detectedAmount: 'Tuvastatud',
  due: 'Jääb maksta',
  excess: 'Enammakse',
  facts: {
    order: 'Tellimus',
    account: 'Konto',
    total: 'Kokku',
    paid: 'Makstud',
    network: 'Plokiahela võrk',
    date: 'Kuupäev',
    transaction: 'Tehing',
  },
  transfers: 'Tehingud',
  details: 'Üksikasjad',
  lastChecked: (ago) => `Viimati uuendatud ${ago}`,
  checkNow: 'Kontrolli kohe',
  nothingNew: 'Midagi uut pole',
  somethingNew: 'Uuendatud',
  notChecked: 'Uuendusi ei saanud kontrollida. Andmed võivad olla aegunud.',
  connection: {
    live: 'Reaalajas',
    polling: 'Automaatne kontroll',
    offline: 'Ühendus puudub',
  },
  stillWatching: 'Jälgime seda aadressi edasi',
  connectionLost: 'Ühendus katkes',
  connectionBack: 'Ühendus on taastatud',

  sources: {
    service_event: 'Makseteenus',
    service_list: 'Plokiahela võrk',
    service_lookup: 'Makseleht',
    store: 'Kaupmees',
  },
  evidence: {
    opened: 'Makseleht avatud',
    quoted: 'Hind lukustatud',
    seen: 'Makse tuvastatud',
    confirmed: 'Makse kinnitatud',
    held: 'Peatatud kontrolliks',
    released: 'Kontroll lõpetatud',
    marked_paid: 'Märgitud makstuks',
    closed: 'Tellimus suletud',
    amended: 'Summa muudetud',
  },
  unknownSource: 'Muu allikas',
  unknownEvidence: 'Uuendus',
  timeline: 'Ajalugu',
  copyTimeline: 'Kopeeri klienditoele',

  tellMe: 'Teavita mind',
  tellingMe:
    'Hoidke see leht avatuna. Kuulete heli või näete teavitust, kui teie brauser seda lubab.',

  receipt: 'Maksekviitung',
  receiptNote: 'See on maksekviitung, mitte arve.',
  printReceipt: 'Prindi',
  saveReceipt: 'Salvesta',

  ladderTitle: 'Lihtsam QR-kood',
  ladderLead: 'QR-koodi ei saa skannida? Proovige lihtsamat.',
  ladderForms: {
    bip21_amount: 'Aadress ja summa',
    bip21: 'Aadress lingina, ilma summata',
    eip681_amount: 'Link koos summaga',
    eip681: 'Link ilma summata',
    eip681_token: 'Link koos tokeni ja summaga. Kontrollige saajat oma rahakotis.',
    address: 'Ainult aadress',
  },

  exchangeTitle: 'Maksate krüptobörsilt?',
  exchangeNetwork: 'Plokiahela võrk',
  exchangeNames: (names) => `kuvatakse ka kui ${names}`,
  exchangeAmount: 'Summa, mille peame kätte saama',
  exchangeMemo: 'Memo või Tag',
  exchangeNoMemo: 'Jätke tühjaks',
  exchangeWallet: 'Rahakoti liik',
  exchangeHosted: 'Teenusepakkuja hallatav (ettevõte)',
  exchangeUnhosted: 'Ise hallatav',
  exchangeRecipient: 'Saaja',
  exchangeFee:
    'Kui börs võtab oma tasu saadetavast summast, lisage tasu summale. Börsidel on väljamakse miinimumsumma.',
  feeCoin: (code) => `Teie rahakotis peab võrgutasu jaoks olema veidi valuutat ${code}.`,

  checkTitle: 'Kontrolli aadressi',
  checkLead:
    'Pahavara võib kopeeritud aadressi välja vahetada. Kontrollimiseks kleepige siia saaja aadress, mida teie rahakott näitab.',
  checkLabel: 'Saaja aadress teie rahakotis',
  checkSame: 'Aadress klapib.',
  checkDiffers: (at, pasted, right) =>
    `Ärge saatke raha. See pole meie aadress: alates ${String(at)}. märgist on seal „${pasted}“, mitte „${right}“.`,
  checkNone: (network) => `Ärge saatke raha. See pole terviklik aadress võrgus ${network}.`,

  saveCard: 'Salvesta pilt',
  priceLockedUntil: (moment) => `Hind on lukus kuni ${moment}`,

  handOff: 'Jätka telefonis',
  handOffLead:
    'Skannige telefoni kaameraga, et see makse seal avada. See pole kood, millega maksta.',
  handOffLabel: 'QR-kood, mis avab selle makse teie telefonis, mitte maksmiseks',
  handOffUntil: (time) => `Toimib ühe korra, kuni ${time}.`,
  handOffNew: 'Uus kood',

  worthTitle: 'Arvuta ümber',
  worthCoins: (code) => `Summa, ${code}`,
  worthDollars: 'Summa USA dollarites',
  worth: (coins, dollars) => `${coins} väärtus on ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} väärtus on umbes ${dollars}.`,
  worthGuide: 'Hind võib enne teie ülekande kohalejõudmist muutuda.',
  worthUnread: (whole, part) => `Sisestage arv, näiteks ${whole} või ${part}.`,
  worthNoRate: 'Praegu hinda pole.',

  walletPay: 'Maksa krüptorahakotiga',
  walletPayWith: (wallet) => `Maksa: ${wallet}`,
  walletOther: 'Muu rahakott',

  walletConnect: (wallet) => `Lubage ühendus rahakotis ${wallet}.`,
  walletSwitch: (wallet, network) => `Valige rahakotis ${wallet} võrk ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Kinnitage rahakotis ${wallet}: ${amount} võrgus ${network}.`,
  walletSlow: (wallet) => `Midagi ei juhtu? Avage ${wallet}.`,
  walletStop: 'Ära oota enam',

  walletProblems: {
    refused: 'Päring lükati tagasi. Midagi ei saadetud.',
    locked: 'Teie rahakott on lukus või ei näidanud kontot. Avage see ja proovige uuesti.',
    busy: 'Teie rahakotis on avatud teine päring. Vastake sellele seal ja proovige uuesti.',
    contract_account:
      'See on nutikonto, näiteks Safe. Makseteenus ei pruugi sellelt tehtud makseid märgata. Valige oma rahakotis teine konto või skannige kood teise rahakotiga.',
    account_changed: 'Konto teie rahakotis muutus. Midagi ei saadetud. Proovige uuesti.',
    wrong_token:
      'Teie rahakoti ja kaupmehe andmed selle tokeni kohta ei kattu. Midagi ei saadetud. Valige teine valuuta või võtke ühendust kaupmehega.',
    no_answer: 'Teie rahakott ei vastanud. Midagi ei saadetud. Avage see ja proovige uuesti.',
    failed: 'Teie rahakott teatas veast. Midagi ei saadetud. Proovige uuesti või makske koodiga.',
    uncertain:
      'Teie rahakott teatas veast, kuid makse võib olla saadetud. Vaadake oma rahakotti, enne kui uuesti maksate.',
  },
  walletWrongNetwork: (network) =>
    `Teie rahakott on teises võrgus. Valige seal võrk ${network} ja proovige uuesti.`,
  walletNotEnough: (code) =>
    `Sellel kontol pole piisavalt valuutat ${code}. Valige oma rahakotis teine konto ja proovige uuesti.`,
  walletNoFee: (code) =>
    `Sellel kontol pole võrgutasu jaoks valuutat ${code}. Lisage seda veidi ja proovige uuesti.`,

  walletQuestion: 'Võib-olla olete juba maksnud',
  walletAsked:
    'Rahakotil on juba palutud selle tellimuse eest maksta. Vaadake sinna, enne kui uuesti maksate, muidu võite maksta kaks korda.',
  walletWasSent:
    'Selle tellimuse makse on rahakotist juba saadetud. Kui maksate uuesti, võite maksta kaks korda.',
  walletPayAgain: 'Maksa uuesti',
  walletBack: 'Tagasi',

  walletFates: {
    pending: 'Saadetud. Oodatakse plokiahela võrku.',
    included: 'Saadetud ja plokiahelas. Oodatakse, et kaupmees makse tuvastaks.',
    failed: 'See makse ebaõnnestus plokiahela võrgus. Summat ei saadetud. Võite uuesti maksta.',
    replaced:
      'Seda makset kiirendati või see tühistati teie rahakotis. Vaadake sinna, enne kui uuesti maksate.',
    dropped:
      'Plokiahela võrk võib olla selle makse ootejärjekorrast eemaldanud. Vaadake oma rahakotti, enne kui uuesti maksate.',
  },
  walletCopyHash: 'Kopeeri tehingu ID',
};
