/** Czech. Polite plural; buttons are infinitives, as the country's banks write them. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'cs'>) => plural('cs', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'cs',

  notLoaded: 'Část této stránky se nenačetla. Zkontrolujte připojení a zkuste to znovu.',
  reloadPage: 'Načíst znovu',

  checkout: 'Platba',
  sandbox: 'Testovací režim. Neposílejte skutečné peníze.',
  tryAgain: 'Zkusit znovu',
  close: 'Zavřít',
  copied: 'Zkopírováno',
  copyRefused: 'Kopírování je zde zablokované. Text je označený, zkopírujte ho sami.',
  loading: 'Otevírání platební stránky…',
  alreadySent: 'Už jste zaplatili? Vaší platby se to netýká. Neplaťte znovu.',
  orderReference: (reference) => `Objednávka ${reference}`,
  accountReference: (reference) => `Účet ${reference}`,
  maybeBlocked:
    'Pokud se to opakuje, může to způsobovat blokování obsahu nebo připojení k internetu. Povolte tuto stránku, nebo zkuste jiný prohlížeč.',
  priceChanged: (before, now) => `Cena se změnila z ${before} na ${now}.`,
  requestReference: (id) => `Kód pro podporu: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Otevírání platební stránky…',
    error: 'Platební stránku se nepodařilo otevřít',
    choose_currency: 'Vyberte měnu platby',
    pay: 'Čekáme na platbu',
    top_up: 'Čekáme na vklady',
    detected: 'Platba detekována',
    confirmed: 'Částečně potvrzeno',
    partial: 'Částečně zaplaceno',
    review: 'Platba se prověřuje',
    held: 'Platba zadržena ke kontrole',
    paid: 'Zaplaceno',
    closed: 'Objednávka uzavřena',
  },
  noCurrencies: 'Momentálně nejsou dostupné žádné měny. Zkuste to později.',
  currenciesFailed: 'Měny se nepodařilo načíst.',

  payTitle: (price) => `Zaplaťte ${price}`,
  partReceived: (received, price) => `Přijato ${received} z ${price}`,
  partDetected: (received, price) => `Detekováno ${received} z ${price}`,
  leftToPay: 'Zbývá zaplatit',
  topUpTitle: 'Dobití',
  topUpLead: 'Pošlete libovolnou částku. Tato adresa zůstane vaše.',
  minimum: (amount) => `Minimum ${amount}. Menší platby nemusí být detekovány.`,
  tooSmall: 'Příliš malá částka',
  amountLabel: 'Částka k odeslání',
  copyAmount: 'Kopírovat částku',
  sendOnly: (code, network) => `Jen ${code} a jen v síti ${network}.`,
  sendOnlyWhy: 'Cokoli jiného se může ztratit.',
  addressLabel: (code, network) => `Adresa pro ${code} v síti ${network}`,
  copyAddress: 'Kopírovat adresu',
  copiedAddress: (code, network) => `Zkopírováno. Posílejte jen ${code} a jen v síti ${network}.`,
  qrLabel: (code, network) => `QR kód k odeslání ${code} v síti ${network}`,
  enlarge: 'Zvětšit',
  scanBare: 'Naskenujte a pak zadejte částku.',
  openWallet: 'Otevřít v peněžence',
  nothingOpened:
    'Nic se neotevřelo? Zkopírujte částku a adresu do peněženky, nebo naskenujte kód jiným zařízením.',
  moreWays: 'Další způsoby platby',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Cena platí ještě ${time}`,
  expiredTitle: 'Platnost ceny vypršela',
  expiredLead:
    'Už jste zaplatili? Neplaťte znovu, tuto adresu stále sledujeme. Pokud ne, obnovte cenu.',
  newPrice: 'Obnovit cenu',
  checking: 'Kontrola…',
  continueOnceDetected: 'Pokračovat můžete, jakmile bude vaše platba detekována.',
  addressDetails: 'Zobrazit adresu',
  change: 'Změnit',
  changeCurrency: 'Změnit měnu nebo síť',
  addressReplaced: 'Adresa se změnila. Použijte jen tuto.',
  changedElsewhere: (what) =>
    `Změněno na jiné kartě prohlížeče nebo na jiném zařízení. Nyní je třeba poslat: ${what}, na adresu níže.`,
  addressRefusedTitle: 'Tato adresa neprošla naší bezpečnostní kontrolou',
  addressRefused:
    'Peníze poslané na tuto adresu by se mohly ztratit, proto ji nezobrazujeme. Vyberte jinou měnu, nebo kontaktujte obchod.',
  addressUnchecked:
    'Tuto síť neznáme, a proto jsme adresu nemohli zkontrolovat. Před odesláním si ji ověřte u obchodu.',
  deposits: 'Vklady',
  noDeposits: 'Zatím žádné vklady',

  transferStatus: { seen: 'Potvrzuje se', confirmed: 'Potvrzeno', held: 'Zadrženo' },
  unknownStatus: 'Zaevidováno',
  viewTransfer: 'Zobrazit transakci',

  problems: {
    offline: 'Jste offline. Připojíme se znovu automaticky.',
    unreachable: 'K obchodu se nemůžeme připojit. Zkoušíme to dál.',
    store_unavailable: 'Obchod má právě potíže. Zkoušíme to dál.',
    bad_request: 'Něco se nepovedlo. Načtěte stránku znovu.',
    checkout_expired: 'Vaše relace vypršela. Načtěte stránku znovu.',
    forbidden:
      'Tuto objednávku nelze na této stránce zaplatit. Vraťte se do obchodu a zkuste to znovu.',
    link_used:
      'Tento odkaz už byl použit. Pokračujte tam, kde jste ho otevřeli, nebo požádejte obchod o nový.',
    link_expired:
      'Platnost tohoto odkazu vypršela. Otevřete nový tam, kde jste našli tento, nebo o něj požádejte obchod.',
    not_found: 'Tuto platební stránku jsme nenašli. Kontaktujte obchod.',
    amount_invalid: 'Tuto částku nelze zaplatit v kryptoměně. Kontaktujte obchod.',
    currency_unavailable: 'Tato měna není momentálně dostupná. Vyberte jinou.',
    checkout_closed: 'Obchod tuto objednávku uzavřel. Už ji nelze zaplatit.',
    rate_limited: 'Příliš mnoho pokusů. Chvíli počkejte.',
    service_unavailable: 'K platební službě se nemůžeme připojit. Zkoušíme to dál.',
    service_rejected: 'Platební služba náš požadavek odmítla. Kontaktujte obchod.',
  },

  search: 'Hledat měnu nebo síť',
  searchHint: 'Název, zkratka nebo síť',
  currencies: 'Měny',
  networks: 'Sítě',
  popular: 'Oblíbené',
  lastUsed: 'Naposledy použité',
  everything: 'Všechny měny',
  byNetwork: 'Podle sítě',
  countNetworks: (n) => count(n, { one: '# síť', few: '# sítě', many: '# sítě', other: '# sítí' }),
  countCurrencies: (n) =>
    count(n, { one: '# měna', few: '# měny', many: '# měny', other: '# měn' }),
  fromAmount: (amount) => `od ${amount}`,
  chooseNetwork: 'Vyberte síť',
  chooseCurrencyOn: (network) => `Vyberte měnu v síti ${network}`,
  networkGuide: 'Vyberte síť, kterou použije vaše peněženka nebo kryptoburza. Poplatky se liší.',
  minimumOf: (amount) => `minimálně ${amount}`,
  usuallyTakes: (time) => `asi ${time}`,
  noMatch: (text) => `Žádné výsledky pro „${text}“`,
  searchable: 'Zadejte zkratku, název nebo síť, nebo vložte adresu z peněženky.',
  clearSearch: 'Vymazat hledání',
  readAs: (text) => `Výsledky pro „${text}“`,
  addressOf: (network) => `Vypadá to na adresu v síti ${network}.`,
  addressOfSeveral: (networks) =>
    `V sítích ${networks} vypadají adresy stejně. Podívejte se do peněženky, ve které síti peníze máte.`,
  addressOfNone: (networks) =>
    `Vypadá to na adresu v síti ${networks}. Tam obchod platby nepřijímá.`,
  addressStays: 'Zkontrolováno jen ve vašem zařízení.',
  matches: (n) =>
    count(n, { one: '# výsledek', few: '# výsledky', many: '# výsledku', other: '# výsledků' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Ještě # výsledek. Pište dál.',
      few: 'Ještě # výsledky. Pište dál.',
      many: 'Ještě # výsledku. Pište dál.',
      other: 'Ještě # výsledků. Pište dál.',
    }),
  unavailable: {
    no_rate: 'Cena teď není dostupná',
    ambiguous_address: 'Adresa teď není dostupná',
    address_refused: 'Bezpečná adresa teď není dostupná',
    no_address: 'Adresa teď není dostupná',
    below_minimum: 'Příliš malá částka',
  },
  notAvailable: 'Momentálně nedostupné',
  keepCurrency: 'Zpět k platbě',
  gettingAddress: 'Načítání adresy…',

  transferCounts: {
    late: 'Detekováno po vypršení ceny',
    wrong_currency: 'Jiná měna, než byla vybrána',
  },

  slowOpening: 'Trvá to déle než obvykle. Zkoušíme to dál.',
  notCurrent: 'Tyto údaje nemusí být aktuální',
  sessionOver: 'Vaše relace vypršela',
  sessionOverLead:
    'Načtěte stránku znovu, zobrazí se aktuální adresa. Už odeslaných plateb se to netýká.',
  contactStore: (store) => `Kontaktovat obchod${store === undefined ? '' : ` ${store}`}`,
  backToStore: (store) => `Zpět do obchodu${store === undefined ? '' : ` ${store}`}`,

  nothingAwaited: 'Zatím není co platit',
  tooSmallForAll:
    'Zbývající částka je příliš malá pro všechny zde dostupné měny. Kontaktujte obchod.',
  longWaitTitle: (ago) => `Detekováno ${ago}, stále nepotvrzeno`,
  longWait:
    'Blockchainová síť může být pomalá, nebo mohla transakci vyřadit. Než pošlete znovu, podívejte se do peněženky a zeptejte se obchodu.',

  newPriceIs: (amount) => `Nová cena: ${amount}.`,
  oneMinuteLeft: 'Tato cena platí ještě minutu.',

  autoUpdates: 'Tato stránka se aktualizuje automaticky. Můžete ji zavřít a vrátit se.',
  dontSendAgain: 'Neplaťte znovu.',
  reviewLead: (store) =>
    `Vaši platbu jsme přijali, ale nepodařilo se ji automaticky přiřadit k této objednávce. Platbu prověří obchod${store === undefined ? '' : ` ${store}`}. Neplaťte znovu.`,
  heldLead: (store) =>
    `Platební služba platbu prověřuje. Kontaktujte obchod${store === undefined ? '' : ` ${store}`}. Neplaťte znovu.`,
  paidLead: 'Děkujeme! Tuto stránku můžete zavřít.',
  closedLead: 'Objednávku už nelze zaplatit. Už jste platbu odeslali? Kontaktujte obchod.',
  overLead: (excess, store) =>
    `Poslali jste o ${excess} víc. O vrácení požádejte obchod${store === undefined ? '' : ` ${store}`}.`,
  usualTime: (time, network) => `Obvykle ${time} v síti ${network}.`,
  storeConfirms: 'Tuto platbu potvrdí obchod.',
  lateEvents: 'Může trvat několik minut, než se zde vaše platba zobrazí.',
  exceptions: {
    partial: 'Přijali jsme méně, než je cena.',
    over: 'Přijali jsme více, než je cena. O vrácení požádejte obchod.',
    late: 'Platba byla detekována po vypršení ceny. O jejím uznání rozhodne obchod.',
    wrong_currency: 'Platba přišla v jiné měně. O jejím uznání rozhodne obchod.',
    held: 'Jedna platba je zadržena ke kontrole.',
  },
  unknownException: 'Obchod má k této platbě poznámku.',
  steps: { detected: 'Detekováno', confirming: 'Potvrzuje se', paid: 'Zaplaceno' },
  received: 'Přijato',
  detectedAmount: 'Detekováno',
  due: 'Zbývá zaplatit',
  excess: 'Přeplatek',
  facts: {
    order: 'Objednávka',
    account: 'Účet',
    total: 'Celkem',
    paid: 'Zaplaceno',
    network: 'Síť',
    date: 'Datum',
    transaction: 'Transakce',
  },
  transfers: 'Transakce',
  details: 'Podrobnosti',
  lastChecked: (ago) => `Naposledy aktualizováno: ${ago}`,
  checkNow: 'Zkontrolovat',
  nothingNew: 'Nic nového',
  somethingNew: 'Aktualizováno',
  notChecked: 'Kontrola se nezdařila. Tyto údaje nemusí být aktuální.',
  connection: { live: 'Živě', polling: 'Automatická kontrola', offline: 'Bez připojení' },
  stillWatching: 'Tuto adresu stále sledujeme',
  connectionLost: 'Připojení bylo přerušeno',
  connectionBack: 'Znovu připojeno',

  sources: {
    service_event: 'Platební služba',
    service_list: 'Blockchainová síť',
    service_lookup: 'Stránka platby',
    store: 'Obchod',
  },
  evidence: {
    opened: 'Otevřena platební stránka',
    quoted: 'Stanovena cena',
    seen: 'Detekována platba',
    confirmed: 'Potvrzena platba',
    held: 'Zadrženo ke kontrole',
    released: 'Kontrola dokončena',
    marked_paid: 'Označeno jako zaplacené',
    closed: 'Objednávka uzavřena',
    amended: 'Částka změněna',
  },
  unknownSource: 'Jiný zdroj',
  unknownEvidence: 'Změna',
  timeline: 'Historie',
  copyTimeline: 'Kopírovat pro podporu',

  tellMe: 'Upozornit mě',
  tellingMe:
    'Nechte tuto stránku otevřenou. Uslyšíte zvuk nebo uvidíte oznámení, pokud to prohlížeč povolí.',

  receipt: 'Potvrzení o platbě',
  receiptNote: 'Potvrzení o platbě, ne faktura.',
  printReceipt: 'Vytisknout',
  saveReceipt: 'Uložit',

  ladderTitle: 'Jednodušší QR kód',
  ladderLead: 'QR kód nejde naskenovat? Zkuste jednodušší.',
  ladderForms: {
    bip21_amount: 'Adresa a částka',
    bip21: 'Adresa jako odkaz, bez částky',
    eip681_amount: 'Odkaz s částkou',
    eip681: 'Odkaz bez částky',
    eip681_token: 'Odkaz s tokenem a částkou. Zkontrolujte příjemce v peněžence.',
    address: 'Jen adresa',
  },

  exchangeTitle: 'Platíte z kryptoburzy?',
  exchangeNetwork: 'Síť',
  exchangeNames: (names) => `uváděná také jako ${names}`,
  exchangeAmount: 'Částka, kterou musíme obdržet',
  exchangeMemo: 'Memo nebo tag',
  exchangeNoMemo: 'Nechte prázdné',
  exchangeWallet: 'Typ peněženky',
  exchangeHosted: 'Ve správě služby (firemní)',
  exchangeUnhosted: 'Vlastní',
  exchangeRecipient: 'Příjemce',
  exchangeFee:
    'Pokud burza strhává poplatek z posílané částky, přičtěte ho k ní. Burzy mají minimální výši výběru.',
  feeCoin: (code) => `V peněžence je potřeba mít trochu ${code} na síťový poplatek.`,

  checkTitle: 'Ověřit adresu',
  checkLead:
    'Škodlivý program může zkopírovanou adresu zaměnit. Pro ověření vložte adresu příjemce, kterou ukazuje peněženka.',
  checkLabel: 'Příjemce v peněžence',
  checkSame: 'Adresa souhlasí.',
  checkDiffers: (at, pasted, right) =>
    `Neposílejte. Toto není naše adresa: od ${String(at)}. znaku je „${pasted}“ místo „${right}“.`,
  checkNone: (network) => `Neposílejte. Toto není úplná adresa v síti ${network}.`,

  saveCard: 'Uložit obrázek',
  priceLockedUntil: (moment) => `Cena platí do: ${moment}`,

  handOff: 'Pokračovat v telefonu',
  handOffLead:
    'Naskenujte fotoaparátem telefonu a tato platba se otevře tam. Tímto kódem se neplatí.',
  handOffLabel: 'QR kód, který otevře tuto platbu v telefonu, neslouží k placení',
  handOffUntil: (time) => `Použitelné jednou, do ${time}.`,
  handOffNew: 'Nový kód',

  worthTitle: 'Přepočítat',
  worthCoins: (code) => `Částka v ${code}`,
  worthDollars: 'Částka v amerických dolarech',
  worth: (coins, dollars) => `${coins} má hodnotu ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} má hodnotu asi ${dollars}.`,
  worthGuide: 'Než platba dorazí, může se cena změnit.',
  worthUnread: (whole, part) => `Zadejte číslo, například ${whole} nebo ${part}.`,
  worthNoRate: 'Cena není momentálně dostupná.',

  walletPay: 'Zaplatit peněženkou',
  walletPayWith: (wallet) => `Zaplatit přes ${wallet}`,
  walletOther: 'Jiná peněženka',

  walletConnect: (wallet) => `Schvalte připojení v peněžence ${wallet}.`,
  walletSwitch: (wallet, network) => `Přepněte ${wallet} na síť ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Potvrďte ${amount} v síti ${network} v peněžence ${wallet}.`,
  walletSlow: (wallet) => `Nic se neděje? Otevřete ${wallet}.`,
  walletStop: 'Dál nečekat',

  walletProblems: {
    refused: 'Žádost byla odmítnuta. Nic nebylo odesláno.',
    locked: 'Peněženka je zamčená nebo neukázala žádný účet. Odemkněte ji a zkuste to znovu.',
    busy: 'V peněžence čeká jiná žádost. Odpovězte na ni a zkuste to znovu.',
    contract_account:
      'Toto je chytrý účet, například Safe. Platební služba si plateb z něj nemusí všimnout. Vyberte v peněžence jiný účet, nebo naskenujte kód jinou peněženkou.',
    account_changed: 'Účet v peněžence se změnil. Nic nebylo odesláno. Zkuste to znovu.',
    wrong_token:
      'Peněženka a obchod mají o tomto tokenu různé údaje. Nic nebylo odesláno. Vyberte jinou měnu, nebo kontaktujte obchod.',
    no_answer: 'Peněženka neodpověděla. Nic nebylo odesláno. Otevřete ji a zkuste to znovu.',
    failed:
      'Peněženka ohlásila chybu. Nic nebylo odesláno. Zkuste to znovu, nebo zaplaťte pomocí kódu.',
    uncertain:
      'Peněženka ohlásila chybu, ale platba mohla být odeslána. Než zaplatíte znovu, podívejte se do peněženky.',
  },
  walletWrongNetwork: (network) =>
    `Peněženka je v jiné síti. Přepněte ji na ${network} a zkuste to znovu.`,
  walletNotEnough: (code) =>
    `Na tomto účtu není dost ${code}. Vyberte v peněžence jiný účet a zkuste to znovu.`,
  walletNoFee: (code) =>
    `Na tomto účtu není ${code} na síťový poplatek. Trochu doplňte a zkuste to znovu.`,

  walletQuestion: 'Možná jste už zaplatili',
  walletAsked:
    'Některá peněženka už dostala žádost o zaplacení této objednávky. Než zaplatíte znovu, podívejte se do ní, jinak byste mohli zaplatit dvakrát.',
  walletWasSent:
    'Platba za tuto objednávku už byla z peněženky odeslána. Pokud zaplatíte znovu, můžete zaplatit dvakrát.',
  walletPayAgain: 'Zaplatit znovu',
  walletBack: 'Zpět',

  walletFates: {
    pending: 'Odesláno. Čekáme na blockchainovou síť.',
    included: 'Odesláno a zapsáno v blockchainu. Čekáme, až obchod platbu detekuje.',
    failed:
      'Tato platba v blockchainové síti selhala. Částka nebyla odeslána. Můžete zaplatit znovu.',
    replaced:
      'Tato platba byla v peněžence urychlena nebo zrušena. Než zaplatíte znovu, podívejte se tam.',
    dropped:
      'Blockchainová síť mohla tuto platbu vyřadit. Než zaplatíte znovu, podívejte se do peněženky.',
  },
  walletCopyHash: 'Kopírovat ID transakce',
};
