/** Slovak. Polite plural; buttons are infinitives, as the country's banks write them. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'sk'>) => plural('sk', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'sk',

  notLoaded: 'Časť tejto stránky sa nenačítala. Skontrolujte pripojenie a skúste to znova.',
  reloadPage: 'Načítať znova',

  checkout: 'Platba',
  sandbox: 'Testovací režim. Neposielajte skutočné peniaze.',
  tryAgain: 'Skúsiť znova',
  close: 'Zavrieť',
  copied: 'Skopírované',
  copyRefused: 'Kopírovanie je tu zablokované. Text je označený, skopírujte ho sami.',
  loading: 'Otvára sa platobná stránka…',
  alreadySent: 'Už ste zaplatili? Vašej platby sa to netýka. Neplaťte znova.',
  orderReference: (reference) => `Objednávka ${reference}`,
  accountReference: (reference) => `Účet ${reference}`,
  maybeBlocked:
    'Ak sa to opakuje, môže to spôsobovať blokovanie obsahu alebo pripojenie na internet. Povoľte túto stránku alebo skúste iný prehliadač.',
  priceChanged: (before, now) => `Cena sa zmenila z ${before} na ${now}.`,
  requestReference: (id) => `Kód pre podporu: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Otvára sa platobná stránka…',
    error: 'Platobnú stránku sa nepodarilo otvoriť',
    choose_currency: 'Vyberte menu platby',
    pay: 'Čakáme na platbu',
    top_up: 'Čakáme na vklady',
    detected: 'Platba zistená',
    confirmed: 'Čiastočne potvrdené',
    partial: 'Čiastočne zaplatené',
    review: 'Platba sa preveruje',
    held: 'Platba zadržaná na kontrolu',
    paid: 'Zaplatené',
    closed: 'Objednávka uzavretá',
  },
  noCurrencies: 'Momentálne nie sú dostupné žiadne meny. Skúste to neskôr.',
  currenciesFailed: 'Meny sa nepodarilo načítať.',

  payTitle: (price) => `Zaplaťte ${price}`,
  partReceived: (received, price) => `Prijaté ${received} z ${price}`,
  partDetected: (received, price) => `Zistené ${received} z ${price}`,
  leftToPay: 'Zostáva zaplatiť',
  topUpTitle: 'Dobitie',
  topUpLead: 'Pošlite ľubovoľnú sumu. Táto adresa zostane vaša.',
  minimum: (amount) => `Minimum ${amount}. Menšie platby nemusia byť zistené.`,
  tooSmall: 'Príliš malá suma',
  amountLabel: 'Suma na odoslanie',
  copyAmount: 'Kopírovať sumu',
  sendOnly: (code, network) => `Len ${code} a len v sieti ${network}.`,
  sendOnlyWhy: 'Čokoľvek iné sa môže stratiť.',
  addressLabel: (code, network) => `Adresa pre ${code} v sieti ${network}`,
  copyAddress: 'Kopírovať adresu',
  copiedAddress: (code, network) => `Skopírované. Posielajte len ${code} a len v sieti ${network}.`,
  qrLabel: (code, network) => `QR kód na odoslanie ${code} v sieti ${network}`,
  enlarge: 'Zväčšiť',
  scanBare: 'Naskenujte a potom zadajte sumu.',
  openWallet: 'Otvoriť v peňaženke',
  nothingOpened:
    'Nič sa neotvorilo? Skopírujte sumu a adresu do peňaženky alebo naskenujte kód iným zariadením.',
  moreWays: 'Ďalšie spôsoby platby',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Cena platí ešte ${time}`,
  expiredTitle: 'Platnosť ceny uplynula',
  expiredLead:
    'Už ste zaplatili? Neplaťte znova, túto adresu stále sledujeme. Ak nie, obnovte cenu.',
  newPrice: 'Obnoviť cenu',
  checking: 'Kontroluje sa…',
  continueOnceDetected: 'Pokračovať môžete, len čo vašu platbu zistíme.',
  addressDetails: 'Zobraziť adresu',
  change: 'Zmeniť',
  changeCurrency: 'Zmeniť menu alebo sieť',
  addressReplaced: 'Adresa sa zmenila. Použite len túto.',
  changedElsewhere: (what) =>
    `Zmenené na inej karte prehliadača alebo na inom zariadení. Teraz treba poslať: ${what}, na adresu nižšie.`,
  addressRefusedTitle: 'Táto adresa neprešla našou bezpečnostnou kontrolou',
  addressRefused:
    'Peniaze poslané na túto adresu by sa mohli stratiť, preto ju nezobrazujeme. Vyberte inú menu alebo kontaktujte obchod.',
  addressUnchecked:
    'Túto sieť nepoznáme, preto sme adresu nemohli skontrolovať. Pred odoslaním si ju overte priamo u obchodu.',
  deposits: 'Vklady',
  noDeposits: 'Zatiaľ žiadne vklady',

  transferStatus: { seen: 'Potvrdzuje sa', confirmed: 'Potvrdené', held: 'Zadržané' },
  unknownStatus: 'Zaevidované',
  viewTransfer: 'Zobraziť transakciu',

  problems: {
    offline: 'Ste offline. Pripojíme sa znova automaticky.',
    unreachable: 'K obchodu sa nemôžeme pripojiť. Skúšame to ďalej.',
    store_unavailable: 'Obchod má práve ťažkosti. Skúšame to ďalej.',
    bad_request: 'Niečo sa nepodarilo. Načítajte stránku znova.',
    checkout_expired: 'Vaša relácia vypršala. Načítajte stránku znova.',
    forbidden:
      'Túto objednávku nemožno na tejto stránke zaplatiť. Vráťte sa do obchodu a skúste to znova.',
    link_used:
      'Tento odkaz už bol použitý. Pokračujte tam, kde ste ho otvorili, alebo požiadajte obchod o nový.',
    link_expired:
      'Platnosť tohto odkazu uplynula. Otvorte nový tam, kde ste našli tento, alebo oň požiadajte obchod.',
    not_found: 'Túto platobnú stránku sme nenašli. Kontaktujte obchod.',
    amount_invalid: 'Túto sumu nemožno zaplatiť v kryptomene. Kontaktujte obchod.',
    currency_unavailable: 'Táto mena momentálne nie je dostupná. Vyberte inú.',
    checkout_closed: 'Obchod túto objednávku uzavrel. Už ju nemožno zaplatiť.',
    rate_limited: 'Príliš veľa pokusov. Chvíľu počkajte.',
    service_unavailable: 'K platobnej službe sa nemôžeme pripojiť. Skúšame to ďalej.',
    service_rejected: 'Platobná služba našu požiadavku odmietla. Kontaktujte obchod.',
  },

  search: 'Hľadať menu alebo sieť',
  searchHint: 'Názov, skratka alebo sieť',
  currencies: 'Meny',
  networks: 'Siete',
  popular: 'Obľúbené',
  lastUsed: 'Naposledy použité',
  everything: 'Všetky meny',
  byNetwork: 'Podľa siete',
  countNetworks: (n) =>
    count(n, { one: '# sieť', few: '# siete', many: '# siete', other: '# sietí' }),
  countCurrencies: (n) =>
    count(n, { one: '# mena', few: '# meny', many: '# meny', other: '# mien' }),
  fromAmount: (amount) => `od ${amount}`,
  chooseNetwork: 'Vyberte sieť',
  chooseCurrencyOn: (network) => `Vyberte menu v sieti ${network}`,
  networkGuide: 'Vyberte sieť, ktorú použije vaša peňaženka alebo kryptoburza. Poplatky sa líšia.',
  minimumOf: (amount) => `minimálne ${amount}`,
  usuallyTakes: (time) => `asi ${time}`,
  noMatch: (text) => `Žiadne výsledky pre „${text}“`,
  searchable: 'Zadajte skratku, názov alebo sieť, alebo vložte adresu z peňaženky.',
  clearSearch: 'Vymazať hľadanie',
  readAs: (text) => `Výsledky pre „${text}“`,
  addressOf: (network) => `Vyzerá to ako adresa v sieti ${network}.`,
  addressOfSeveral: (networks) =>
    `V sieťach ${networks} vyzerajú adresy rovnako. Pozrite sa do peňaženky, v ktorej sieti máte peniaze.`,
  addressOfNone: (networks) =>
    `Vyzerá to ako adresa v sieti ${networks}. Tam obchod platby neprijíma.`,
  addressStays: 'Skontrolované len vo vašom zariadení.',
  matches: (n) =>
    count(n, { one: '# výsledok', few: '# výsledky', many: '# výsledku', other: '# výsledkov' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Ešte # výsledok. Píšte ďalej.',
      few: 'Ešte # výsledky. Píšte ďalej.',
      many: 'Ešte # výsledku. Píšte ďalej.',
      other: 'Ešte # výsledkov. Píšte ďalej.',
    }),
  unavailable: {
    no_rate: 'Cena teraz nie je dostupná',
    ambiguous_address: 'Adresa teraz nie je dostupná',
    address_refused: 'Bezpečná adresa teraz nie je dostupná',
    no_address: 'Adresa teraz nie je dostupná',
    below_minimum: 'Príliš malá suma',
  },
  notAvailable: 'Momentálne nedostupné',
  keepCurrency: 'Späť na platbu',
  gettingAddress: 'Načítava sa adresa…',

  transferCounts: {
    late: 'Zistené po uplynutí platnosti ceny',
    wrong_currency: 'Iná mena, než bola vybraná',
  },

  slowOpening: 'Trvá to dlhšie než zvyčajne. Skúšame to ďalej.',
  notCurrent: 'Tieto údaje nemusia byť aktuálne',
  sessionOver: 'Vaša relácia vypršala',
  sessionOverLead:
    'Načítajte stránku znova, zobrazí sa aktuálna adresa. Už odoslaných platieb sa to netýka.',
  contactStore: (store) => `Kontaktovať obchod${store === undefined ? '' : ` ${store}`}`,
  backToStore: (store) => `Späť do obchodu${store === undefined ? '' : ` ${store}`}`,

  nothingAwaited: 'Zatiaľ nie je čo platiť',
  tooSmallForAll:
    'Zostávajúca suma je príliš malá pre všetky tu dostupné meny. Kontaktujte obchod.',
  longWaitTitle: (ago) => `Zistené ${ago}, stále nepotvrdené`,
  longWait:
    'Blockchainová sieť môže byť pomalá alebo mohla transakciu vyradiť. Skôr než pošlete znova, pozrite sa do peňaženky a opýtajte sa obchodu.',

  newPriceIs: (amount) => `Nová cena: ${amount}.`,
  oneMinuteLeft: 'Táto cena platí ešte minútu.',

  autoUpdates: 'Táto stránka sa aktualizuje automaticky. Môžete ju zavrieť a vrátiť sa.',
  dontSendAgain: 'Neplaťte znova.',
  reviewLead: (store) =>
    `Vašu platbu sme prijali, ale nepodarilo sa ju automaticky priradiť k tejto objednávke. Platbu preverí obchod${store === undefined ? '' : ` ${store}`}. Neplaťte znova.`,
  heldLead: (store) =>
    `Platobná služba platbu preveruje. Kontaktujte obchod${store === undefined ? '' : ` ${store}`}. Neplaťte znova.`,
  paidLead: 'Ďakujeme! Túto stránku môžete zavrieť.',
  closedLead: 'Objednávku už nemožno zaplatiť. Už ste platbu odoslali? Kontaktujte obchod.',
  overLead: (excess, store) =>
    `Poslali ste o ${excess} viac. O vrátenie požiadajte obchod${store === undefined ? '' : ` ${store}`}.`,
  usualTime: (time, network) => `Zvyčajne ${time} v sieti ${network}.`,
  storeConfirms: 'Túto platbu potvrdí obchod.',
  lateEvents: 'Môže trvať niekoľko minút, kým sa tu vaša platba zobrazí.',
  exceptions: {
    partial: 'Prijali sme menej, než je cena.',
    over: 'Prijali sme viac, než je cena. O vrátenie požiadajte obchod.',
    late: 'Platba bola zistená po uplynutí platnosti ceny. O jej uznaní rozhodne obchod.',
    wrong_currency: 'Platba prišla v inej mene. O jej uznaní rozhodne obchod.',
    held: 'Jedna platba je zadržaná na kontrolu.',
  },
  unknownException: 'Obchod má k tejto platbe poznámku.',
  steps: { detected: 'Zistené', confirming: 'Potvrdzuje sa', paid: 'Zaplatené' },
  received: 'Prijaté',
  detectedAmount: 'Zistené',
  due: 'Zostáva zaplatiť',
  excess: 'Preplatok',
  facts: {
    order: 'Objednávka',
    account: 'Účet',
    total: 'Spolu',
    paid: 'Zaplatené',
    network: 'Sieť',
    date: 'Dátum',
    transaction: 'Transakcia',
  },
  transfers: 'Transakcie',
  details: 'Podrobnosti',
  lastChecked: (ago) => `Naposledy aktualizované: ${ago}`,
  checkNow: 'Skontrolovať',
  nothingNew: 'Nič nové',
  somethingNew: 'Aktualizované',
  notChecked: 'Kontrola sa nepodarila. Tieto údaje nemusia byť aktuálne.',
  connection: { live: 'Naživo', polling: 'Automatická kontrola', offline: 'Bez pripojenia' },
  stillWatching: 'Túto adresu stále sledujeme',
  connectionLost: 'Pripojenie sa prerušilo',
  connectionBack: 'Znova pripojené',

  sources: {
    service_event: 'Platobná služba',
    service_list: 'Blockchainová sieť',
    service_lookup: 'Stránka platby',
    store: 'Obchod',
  },
  evidence: {
    opened: 'Otvorená platobná stránka',
    quoted: 'Cena určená',
    seen: 'Platba zistená',
    confirmed: 'Platba potvrdená',
    held: 'Zadržané na kontrolu',
    released: 'Kontrola dokončená',
    marked_paid: 'Označené ako zaplatené',
    closed: 'Objednávka uzavretá',
    amended: 'Suma zmenená',
  },
  unknownSource: 'Iný zdroj',
  unknownEvidence: 'Zmena',
  timeline: 'História',
  copyTimeline: 'Kopírovať pre podporu',

  tellMe: 'Upozorniť ma',
  tellingMe:
    'Nechajte túto stránku otvorenú. Ak to prehliadač povolí, budete počuť zvuk alebo uvidíte upozornenie.',

  receipt: 'Potvrdenie o platbe',
  receiptNote: 'Potvrdenie o platbe, nie faktúra.',
  printReceipt: 'Vytlačiť',
  saveReceipt: 'Uložiť',

  ladderTitle: 'Jednoduchší QR kód',
  ladderLead: 'QR kód sa nedá naskenovať? Skúste jednoduchší.',
  ladderForms: {
    bip21_amount: 'Adresa a suma',
    bip21: 'Adresa ako odkaz, bez sumy',
    eip681_amount: 'Odkaz so sumou',
    eip681: 'Odkaz bez sumy',
    eip681_token: 'Odkaz s tokenom a sumou. Skontrolujte príjemcu v peňaženke.',
    address: 'Len adresa',
  },

  exchangeTitle: 'Platíte z kryptoburzy?',
  exchangeNetwork: 'Sieť',
  exchangeNames: (names) => `uvádzaná aj ako ${names}`,
  exchangeAmount: 'Suma, ktorú musíme dostať',
  exchangeMemo: 'Memo alebo tag',
  exchangeNoMemo: 'Nechajte prázdne',
  exchangeWallet: 'Typ peňaženky',
  exchangeHosted: 'V správe služby (firemná)',
  exchangeUnhosted: 'Vlastná',
  exchangeRecipient: 'Príjemca',
  exchangeFee:
    'Ak burza strháva poplatok z posielanej sumy, pripočítajte ho k nej. Burzy majú minimálnu výšku výberu.',
  feeCoin: (code) => `V peňaženke treba mať trochu ${code} na sieťový poplatok.`,

  checkTitle: 'Overiť adresu',
  checkLead:
    'Škodlivý program môže skopírovanú adresu zameniť. Na overenie vložte adresu príjemcu, ktorú ukazuje peňaženka.',
  checkLabel: 'Príjemca v peňaženke',
  checkSame: 'Adresa súhlasí.',
  checkDiffers: (at, pasted, right) =>
    `Neposielajte. Toto nie je naša adresa: od ${String(at)}. znaku je „${pasted}“ namiesto „${right}“.`,
  checkNone: (network) => `Neposielajte. Toto nie je úplná adresa v sieti ${network}.`,

  saveCard: 'Uložiť obrázok',
  priceLockedUntil: (moment) => `Cena platí do: ${moment}`,

  handOff: 'Pokračovať v telefóne',
  handOffLead:
    'Naskenujte fotoaparátom telefónu a táto platba sa otvorí tam. Týmto kódom sa neplatí.',
  handOffLabel: 'QR kód, ktorý otvorí túto platbu v telefóne, neslúži na platenie',
  handOffUntil: (time) => `Použiteľné raz, do ${time}.`,
  handOffNew: 'Nový kód',

  worthTitle: 'Prepočítať',
  worthCoins: (code) => `Suma v ${code}`,
  worthDollars: 'Suma v amerických dolároch',
  worth: (coins, dollars) => `${coins} má hodnotu ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} má hodnotu asi ${dollars}.`,
  worthGuide: 'Kým platba príde, cena sa môže zmeniť.',
  worthUnread: (whole, part) => `Zadajte číslo, napríklad ${whole} alebo ${part}.`,
  worthNoRate: 'Cena momentálne nie je dostupná.',

  walletPay: 'Zaplatiť peňaženkou',
  walletPayWith: (wallet) => `Zaplatiť cez ${wallet}`,
  walletOther: 'Iná peňaženka',

  walletConnect: (wallet) => `Schváľte pripojenie v peňaženke ${wallet}.`,
  walletSwitch: (wallet, network) => `Prepnite ${wallet} na sieť ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Potvrďte ${amount} v sieti ${network} v peňaženke ${wallet}.`,
  walletSlow: (wallet) => `Nič sa nedeje? Otvorte ${wallet}.`,
  walletStop: 'Ďalej nečakať',

  walletProblems: {
    refused: 'Žiadosť bola odmietnutá. Nič nebolo odoslané.',
    locked: 'Peňaženka je zamknutá alebo neukázala žiadny účet. Odomknite ju a skúste to znova.',
    busy: 'V peňaženke čaká iná žiadosť. Odpovedzte na ňu a skúste to znova.',
    contract_account:
      'Toto je inteligentný účet, napríklad Safe. Platobná služba si platby z neho nemusí všimnúť. Vyberte v peňaženke iný účet alebo naskenujte kód inou peňaženkou.',
    account_changed: 'Účet v peňaženke sa zmenil. Nič nebolo odoslané. Skúste to znova.',
    wrong_token:
      'Peňaženka a obchod majú o tomto tokene rozdielne údaje. Nič nebolo odoslané. Vyberte inú menu alebo kontaktujte obchod.',
    no_answer: 'Peňaženka neodpovedala. Nič nebolo odoslané. Otvorte ju a skúste to znova.',
    failed:
      'Peňaženka ohlásila chybu. Nič nebolo odoslané. Skúste to znova alebo zaplaťte pomocou kódu.',
    uncertain:
      'Peňaženka ohlásila chybu, ale platba mohla byť odoslaná. Skôr než zaplatíte znova, pozrite sa do peňaženky.',
  },
  walletWrongNetwork: (network) =>
    `Peňaženka je v inej sieti. Prepnite ju na ${network} a skúste to znova.`,
  walletNotEnough: (code) =>
    `Na tomto účte nie je dosť ${code}. Vyberte v peňaženke iný účet a skúste to znova.`,
  walletNoFee: (code) =>
    `Na tomto účte nie je ${code} na sieťový poplatok. Trochu doplňte a skúste to znova.`,

  walletQuestion: 'Možno ste už zaplatili',
  walletAsked:
    'Niektorá peňaženka už dostala žiadosť o zaplatenie tejto objednávky. Skôr než zaplatíte znova, pozrite sa do nej, inak by ste mohli zaplatiť dvakrát.',
  walletWasSent:
    'Platba za túto objednávku už bola z peňaženky odoslaná. Ak zaplatíte znova, môžete zaplatiť dvakrát.',
  walletPayAgain: 'Zaplatiť znova',
  walletBack: 'Späť',

  walletFates: {
    pending: 'Odoslané. Čakáme na blockchainovú sieť.',
    included: 'Odoslané a zapísané v blockchaine. Čakáme, kým obchod platbu zistí.',
    failed:
      'Táto platba v blockchainovej sieti zlyhala. Suma nebola odoslaná. Môžete zaplatiť znova.',
    replaced:
      'Táto platba bola v peňaženke urýchlená alebo zrušená. Skôr než zaplatíte znova, pozrite sa tam.',
    dropped:
      'Blockchainová sieť mohla túto platbu vyradiť. Skôr než zaplatíte znova, pozrite sa do peňaženky.',
  },
  walletCopyHash: 'Kopírovať ID transakcie',
};
