/** Turkish. Formal ("siz"), in the voice of a bank's payment page. What is put in takes no suffix. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'tr'>) => plural('tr', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'tr',

  notLoaded: 'Bu sayfanın bir bölümü yüklenmedi. Bağlantınızı kontrol edip tekrar deneyin.',
  reloadPage: 'Yenile',

  checkout: 'Ödeme',
  sandbox: 'Test modu. Gerçek para göndermeyin.',
  tryAgain: 'Tekrar dene',
  close: 'Kapat',
  copied: 'Kopyalandı',
  copyRefused: 'Kopyalama burada engelli. Metin seçildi, kendiniz kopyalayın.',
  loading: 'Ödeme sayfası açılıyor…',
  alreadySent: 'Zaten ödediniz mi? Bu, ödemenizi etkilemez. Tekrar göndermeyin.',
  orderReference: (reference) => `Sipariş ${reference}`,
  accountReference: (reference) => `Hesap ${reference}`,
  maybeBlocked:
    'Bu durum sürerse bir içerik engelleyici veya internet ağınız engelliyor olabilir. Bu sayfaya izin verin veya başka bir tarayıcı deneyin.',
  priceChanged: (before, now) => `Fiyat değişti. Önceki: ${before}, yeni: ${now}.`,
  requestReference: (id) => `Destek kodu: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Ödeme sayfası açılıyor…',
    error: 'Ödeme sayfası açılamadı',
    choose_currency: 'Ödeme yöntemi',
    pay: 'Ödeme bekleniyor',
    top_up: 'Bakiye yüklemesi bekleniyor',
    detected: 'Ödeme tespit edildi',
    confirmed: 'Kısmen onaylandı',
    partial: 'Kısmen ödendi',
    review: 'Mağaza ödemeyi inceliyor',
    held: 'Ödeme bekletiliyor',
    paid: 'Ödendi',
    closed: 'Sipariş kapatıldı',
  },
  noCurrencies: 'Şu anda kullanılabilir para birimi yok. Daha sonra tekrar deneyin.',
  currenciesFailed: 'Para birimleri yüklenemedi.',

  payTitle: (price) => `${price} ödeyin`,
  partReceived: (received, price) => `Alınan: ${received} / ${price}`,
  partDetected: (received, price) => `Tespit edilen: ${received} / ${price}`,
  leftToPay: 'Ödenecek kalan tutar',
  topUpTitle: 'Bakiye yükle',
  topUpLead: 'İstediğiniz tutarı gönderin. Bu adres size özel kalır.',
  minimum: (amount) => `En az ${amount}. Daha küçük transferler tespit edilmeyebilir.`,
  tooSmall: 'Tutar çok küçük',
  amountLabel: 'Gönderilecek tutar',
  copyAmount: 'Tutarı kopyala',
  sendOnly: (code, network) => `Yalnızca ${code}, yalnızca ${network} ağında.`,
  sendOnlyWhy: 'Başka bir şey gönderirseniz kaybolabilir.',
  addressLabel: (code, network) => `${network} ağında ${code} adresi`,
  copyAddress: 'Adresi kopyala',
  copiedAddress: (code, network) =>
    `Kopyalandı. Yalnızca ${code}, yalnızca ${network} ağında gönderin.`,
  qrLabel: (code, network) => `${network} ağında ${code} göndermek için QR kodu`,
  enlarge: 'Büyüt',
  scanBare: 'Okutun, sonra tutarı girin.',
  openWallet: 'Cüzdanda aç',
  nothingOpened:
    'Açılmadı mı? Tutarı ve adresi cüzdanınıza kopyalayın veya kodu başka bir cihazla okutun.',
  moreWays: 'Diğer ödeme yolları',
  rate: (code, dollars, from) => `1 ${code} = $${dollars} (${from})`,
  priceLocked: (time) => `Sabit fiyat için kalan süre: ${time}`,
  expiredTitle: 'Fiyatın süresi doldu',
  expiredLead:
    'Zaten ödediniz mi? Tekrar göndermeyin, bu adresi hâlâ izliyoruz. Ödemediyseniz fiyatı yenileyin.',
  newPrice: 'Fiyatı yenile',
  checking: 'Kontrol ediliyor…',
  continueOnceDetected: 'Ödemeniz tespit edilince devam edebilirsiniz.',
  addressDetails: 'Adresi göster',
  change: 'Değiştir',
  changeCurrency: 'Para birimini veya ağı değiştir',
  addressReplaced: 'Adres değişti. Yalnızca bunu kullanın.',
  changedElsewhere: (what) =>
    `Başka bir sekmede veya cihazda değiştirildi. Şimdi ödenecek: ${what}, aşağıdaki adrese.`,
  addressRefusedTitle: 'Bu adres güvenlik kontrolünden geçmedi',
  addressRefused:
    'Bu adrese gönderilen para kaybolabilir, bu yüzden adresi göstermiyoruz. Başka bir para birimi seçin veya mağazayla iletişime geçin.',
  addressUnchecked:
    'Bu ağı tanımadığımız için adresi kontrol edemedik. Göndermeden önce adresi mağazaya doğrulatın.',
  deposits: 'Bakiye yüklemeleri',
  noDeposits: 'Henüz bakiye yüklenmedi',

  transferStatus: {
    seen: 'Onaylanıyor',
    confirmed: 'Onaylandı',
    held: 'Bekletiliyor',
  },
  unknownStatus: 'Kaydedildi',
  viewTransfer: 'İşlemi görüntüle',

  problems: {
    offline: 'Çevrimdışısınız. Otomatik olarak yeniden bağlanacağız.',
    unreachable: 'Mağazaya ulaşamıyoruz. Denemeye devam edeceğiz.',
    store_unavailable: 'Mağazada şu anda bir sorun var. Denemeye devam edeceğiz.',
    bad_request: 'Bir sorun oluştu. Sayfayı yenileyin.',
    checkout_expired: 'Oturumunuzun süresi doldu. Sayfayı yenileyin.',
    forbidden: 'Bu sipariş bu sayfada ödenemez. Mağazaya dönüp tekrar deneyin.',
    link_used:
      'Bu bağlantı zaten kullanıldı. Açtığınız yerden devam edin veya mağazadan yenisini isteyin.',
    link_expired:
      'Bu bağlantının süresi doldu. Bulduğunuz yerden yenisini alın veya mağazadan isteyin.',
    not_found: 'Bu ödeme sayfasını bulamadık. Mağazayla iletişime geçin.',
    amount_invalid: 'Bu tutar kripto parayla ödenemez. Mağazayla iletişime geçin.',
    currency_unavailable: 'Bu para birimi şu anda kullanılamıyor. Başka birini seçin.',
    checkout_closed: 'Mağaza bu siparişi kapattı. Sipariş için artık ödeme alınmıyor.',
    rate_limited: 'Çok fazla deneme yapıldı. Biraz bekleyin.',
    service_unavailable: 'Ödeme hizmetine ulaşamıyoruz. Denemeye devam edeceğiz.',
    service_rejected: 'Ödeme hizmeti isteğimizi reddetti. Mağazayla iletişime geçin.',
  },

  search: 'Para birimi veya ağ ara',
  searchHint: 'Ad, sembol veya ağ',
  currencies: 'Para birimleri',
  networks: 'Ağlar',
  popular: 'Popüler',
  lastUsed: 'Son kullanılanlar',
  everything: 'Tüm para birimleri',
  byNetwork: 'Ağa göre',
  countNetworks: (n) => count(n, { one: '# ağ', other: '# ağ' }),
  countCurrencies: (n) => count(n, { one: '# para birimi', other: '# para birimi' }),
  fromAmount: (amount) => `${amount} ve üzeri`,
  chooseNetwork: 'Ağ seçin',
  chooseCurrencyOn: (network) => `${network} ağında para birimi seçin`,
  networkGuide:
    'Cüzdanınızın veya kripto borsanızın kullanacağı ağı seçin. Ücretler ağa göre değişir.',
  minimumOf: (amount) => `en az ${amount}`,
  usuallyTakes: (time) => `yaklaşık ${time}`,
  noMatch: (text) => `“${text}” için sonuç yok`,
  searchable: 'Sembol, ad veya ağ yazın ya da cüzdanınızdan bir adres yapıştırın.',
  clearSearch: 'Aramayı temizle',
  readAs: (text) => `“${text}” için sonuçlar gösteriliyor`,
  addressOf: (network) => `Bu, ${network} ağında bir adrese benziyor.`,
  addressOfSeveral: (networks) =>
    `Adresler ${networks} ağlarında aynı görünür. Paranızın hangisinde olduğunu cüzdanınızdan kontrol edin.`,
  addressOfNone: (networks) =>
    `Bu, ${networks} ağında bir adrese benziyor. Mağaza orada ödeme kabul etmiyor.`,
  addressStays: 'Yalnızca cihazınızda kontrol edilir.',
  matches: (n) => count(n, { one: '# sonuç', other: '# sonuç' }),
  moreMatches: (n) =>
    count(n, {
      one: '# sonuç daha. Yazmaya devam edin.',
      other: '# sonuç daha. Yazmaya devam edin.',
    }),
  unavailable: {
    no_rate: 'Şu anda fiyat yok',
    ambiguous_address: 'Şu anda adres yok',
    address_refused: 'Şu anda güvenli adres yok',
    no_address: 'Şu anda adres yok',
    below_minimum: 'Tutar çok küçük',
  },
  notAvailable: 'Şu anda kullanılamıyor',
  keepCurrency: 'Ödemeye dön',
  gettingAddress: 'Ödeme adresi hazırlanıyor…',

  transferCounts: {
    late: 'Fiyatın süresi dolduktan sonra tespit edildi',
    wrong_currency: 'Seçilenden farklı para birimi',
  },

  slowOpening: 'Her zamankinden uzun sürüyor. Denemeye devam edeceğiz.',
  notCurrent: 'Bilgiler güncel olmayabilir',
  sessionOver: 'Oturumunuzun süresi doldu',
  sessionOverLead: 'Güncel adres için sayfayı yenileyin. Bu, gönderilmiş ödemeleri etkilemez.',
  contactStore: (store) =>
    store === undefined ? 'Mağazayla iletişime geç' : `${store} ile iletişime geç`,
  backToStore: (store) => (store === undefined ? 'Mağazaya dön' : `${store} mağazasına dön`),

  nothingAwaited: 'Henüz ödenecek tutar yok',
  tooSmallForAll:
    'Kalan tutar, buradaki hiçbir para birimiyle ödenemeyecek kadar küçük. Mağazayla iletişime geçin.',
  longWaitTitle: (ago) => `${ago} tespit edildi, hâlâ onaylanmadı`,
  longWait:
    'Blokzincir ağı yavaş olabilir veya işlemi kuyruktan çıkarmış olabilir. Cüzdanınızı kontrol edin ve tekrar göndermeden önce mağazaya sorun.',

  newPriceIs: (amount) => `Yeni fiyat: ${amount}.`,
  oneMinuteLeft: 'Bu fiyat için bir dakika kaldı.',

  autoUpdates: 'Bu sayfa otomatik güncellenir. Kapatıp daha sonra dönebilirsiniz.',
  dontSendAgain: 'Tekrar göndermeyin.',
  reviewLead: (store) =>
    `Ödemenizi aldık ama bu siparişle otomatik olarak eşleştiremedik. ${store ?? 'Mağaza'} ödemeyi inceleyecek. Tekrar göndermeyin.`,
  heldLead: (store) =>
    `Ödeme hizmeti ödemeyi inceliyor. ${store === undefined ? 'Mağazayla' : `${store} ile`} iletişime geçin. Tekrar göndermeyin.`,
  paidLead: 'Teşekkürler! Bu sayfayı kapatabilirsiniz.',
  closedLead:
    'Bu sipariş için artık ödeme alınmıyor. Zaten ödeme gönderdiniz mi? Mağazayla iletişime geçin.',
  overLead: (excess, store) =>
    `${excess} fazla gönderdiniz. İade için ${store === undefined ? 'mağazayla' : `${store} ile`} iletişime geçin.`,
  usualTime: (time, network) => `${network} ağında genellikle ${time}.`,
  storeConfirms: 'Bu ödemeyi mağaza onaylayacak.',
  lateEvents: 'Ödemenizi görmemiz birkaç dakika sürebilir.',
  exceptions: {
    partial: 'Aldığımız tutar fiyattan düşük.',
    over: 'Aldığımız tutar fiyattan yüksek. Mağazadan iade isteyin.',
    late: 'Bir ödeme, fiyatın süresi dolduktan sonra tespit edildi. Kabul edilip edilmeyeceğine mağaza karar verir.',
    wrong_currency:
      'Bir ödeme farklı bir para biriminde geldi. Kabul edilip edilmeyeceğine mağaza karar verir.',
    held: 'Bir ödeme inceleme için bekletiliyor.',
  },
  unknownException: 'Mağazanın bu ödeme hakkında bir notu var.',
  steps: { detected: 'Tespit edildi', confirming: 'Onaylanıyor', paid: 'Ödendi' },
  received: 'Alınan',
  detectedAmount: 'Tespit edilen',
  due: 'Ödenecek kalan tutar',
  excess: 'Fazla ödenen',
  facts: {
    order: 'Sipariş',
    account: 'Hesap',
    total: 'Toplam',
    paid: 'Ödenen',
    network: 'Ağ',
    date: 'Tarih',
    transaction: 'İşlem',
  },
  transfers: 'İşlemler',
  details: 'Ayrıntılar',
  lastChecked: (ago) => `Son güncelleme: ${ago}`,
  checkNow: 'Şimdi kontrol et',
  nothingNew: 'Yeni bir şey yok',
  somethingNew: 'Güncellendi',
  notChecked: 'Güncellemeler kontrol edilemedi. Bilgiler güncel olmayabilir.',
  connection: {
    live: 'Canlı',
    polling: 'Otomatik kontrol ediliyor',
    offline: 'Bağlantı yok',
  },
  stillWatching: 'Bu adresi hâlâ izliyoruz',
  connectionLost: 'Bağlantı koptu',
  connectionBack: 'Yeniden bağlanıldı',

  sources: {
    service_event: 'Ödeme hizmeti',
    service_list: 'Blokzincir ağı',
    service_lookup: 'Ödeme sayfası',
    store: 'Mağaza',
  },
  evidence: {
    opened: 'Ödeme sayfası açıldı',
    quoted: 'Fiyat sabitlendi',
    seen: 'Ödeme tespit edildi',
    confirmed: 'Ödeme onaylandı',
    held: 'Beklemeye alındı',
    released: 'İnceleme bitti',
    marked_paid: 'Ödendi olarak işaretlendi',
    closed: 'Sipariş kapatıldı',
    amended: 'Tutar değişti',
  },
  unknownSource: 'Başka bir kaynak',
  unknownEvidence: 'Güncelleme',
  timeline: 'Geçmiş',
  copyTimeline: 'Destek için kopyala',

  tellMe: 'Bana haber ver',
  tellingMe:
    'Bu sayfayı açık tutun. Tarayıcınız izin verirse bir ses duyar veya bir bildirim görürsünüz.',

  receipt: 'Makbuz',
  receiptNote: 'Bu bir ödeme makbuzudur, fatura değildir.',
  printReceipt: 'Yazdır',
  saveReceipt: 'Kaydet',

  ladderTitle: 'Daha basit QR kodu',
  ladderLead: 'QR kodu okunmuyor mu? Daha basit birini deneyin.',
  ladderForms: {
    bip21_amount: 'Adres ve tutar',
    bip21: 'Bağlantı olarak adres, tutar yok',
    eip681_amount: 'Tutar içeren bağlantı',
    eip681: 'Tutar içermeyen bağlantı',
    eip681_token: 'Tutar içeren token bağlantısı. Alıcıyı cüzdanınızda kontrol edin.',
    address: 'Yalnızca adres',
  },

  exchangeTitle: 'Kripto borsasından mı ödüyorsunuz?',
  exchangeNetwork: 'Ağ',
  exchangeNames: (names) => `${names} olarak da görünebilir`,
  exchangeAmount: 'Bize ulaşması gereken tutar',
  exchangeMemo: 'Memo veya tag',
  exchangeNoMemo: 'Boş bırakın',
  exchangeWallet: 'Cüzdan türü',
  exchangeHosted: 'Saklama hizmetli (hosted), kurumsal',
  exchangeUnhosted: 'Saklamasız (unhosted)',
  exchangeRecipient: 'Alıcı',
  exchangeFee:
    'Borsa ücretini tutardan düşüyorsa ücreti tutara ekleyin. Borsaların en düşük çekim tutarı vardır.',
  feeCoin: (code) => `Ağ ücreti için cüzdanınızda biraz ${code} bulunmalı.`,

  checkTitle: 'Adresi doğrula',
  checkLead:
    'Zararlı yazılım, kopyalanan adresi değiştirebilir. Doğrulamak için cüzdanınızda görünen alıcı adresini yapıştırın.',
  checkLabel: 'Cüzdanınızda görünen alıcı adresi',
  checkSame: 'Adres eşleşiyor.',
  checkDiffers: (at, pasted, right) =>
    `Göndermeyin. Bu bizim adresimiz değil: ${String(at)}. karakterden itibaren “${right}” yerine “${pasted}” yazıyor.`,
  checkNone: (network) => `Göndermeyin. Bu, ${network} ağında tam bir adres değil.`,

  saveCard: 'Resmi kaydet',
  priceLockedUntil: (moment) => `Fiyat ${moment} tarihine kadar geçerli`,

  handOff: 'Telefonda devam et',
  handOffLead:
    'Bu ödemeyi telefonunuzda açmak için telefon kameranızla okutun. Bu kod ödeme için değildir.',
  handOffLabel: 'Bu ödemeyi telefonunuzda açan QR kodu, ödeme yapmak için değildir',
  handOffUntil: (time) => `Saat ${time} olana kadar yalnızca bir kez çalışır.`,
  handOffNew: 'Yeni kod',

  worthTitle: 'Dönüştürücü',
  worthCoins: (code) => `${code} cinsinden tutar`,
  worthDollars: 'ABD doları cinsinden tutar',
  worth: (coins, dollars) => `${coins} değeri: ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} değeri: yaklaşık ${dollars}.`,
  worthGuide: 'Transferiniz ulaşmadan fiyat değişebilir.',
  worthUnread: (whole, part) => `Bir sayı girin, örneğin ${whole} veya ${part}.`,
  worthNoRate: 'Şu anda fiyat yok.',

  walletPay: 'Tarayıcı cüzdanıyla öde',
  walletPayWith: (wallet) => `${wallet} ile öde`,
  walletOther: 'Başka cüzdan',

  walletConnect: (wallet) => `Bağlantıyı ${wallet} cüzdanında onaylayın.`,
  walletSwitch: (wallet, network) => `${wallet} cüzdanında ${network} ağına geçin.`,
  walletConfirm: (wallet, amount, network) =>
    `${network} ağında ${amount} tutarını ${wallet} cüzdanında onaylayın.`,
  walletSlow: (wallet) => `Bir şey olmuyor mu? ${wallet} cüzdanını açın.`,
  walletStop: 'Beklemeyi bırak',

  walletProblems: {
    refused: 'İstek reddedildi. Hiçbir şey gönderilmedi.',
    locked: 'Cüzdanınız kilitli veya hiçbir hesap göstermedi. Kilidini açıp tekrar deneyin.',
    busy: 'Cüzdanınızda başka bir istek bekliyor. Önce onu yanıtlayıp tekrar deneyin.',
    contract_account:
      'Bu, Safe gibi bir akıllı hesap. Ödeme hizmeti bu hesaptan gelen ödemeleri fark etmeyebilir. Cüzdanınızda başka bir hesap seçin veya kodu başka bir cüzdanla okutun.',
    account_changed: 'Cüzdanınızdaki hesap değişti. Hiçbir şey gönderilmedi. Tekrar deneyin.',
    wrong_token:
      'Bu token için cüzdanınızdaki ve mağazadaki bilgiler farklı. Hiçbir şey gönderilmedi. Başka bir para birimi seçin veya mağazayla iletişime geçin.',
    no_answer: 'Cüzdanınız yanıt vermedi. Hiçbir şey gönderilmedi. Cüzdanı açıp tekrar deneyin.',
    failed:
      'Cüzdanınız bir hata bildirdi. Hiçbir şey gönderilmedi. Tekrar deneyin veya kodla ödeyin.',
    uncertain:
      'Cüzdanınız bir hata bildirdi, ancak ödeme gönderilmiş olabilir. Tekrar ödemeden önce cüzdanınızı kontrol edin.',
  },
  walletWrongNetwork: (network) =>
    `Cüzdanınız başka bir ağda. Orada ${network} ağına geçip tekrar deneyin.`,
  walletNotEnough: (code) =>
    `Bu hesapta yeterli ${code} yok. Cüzdanınızda başka bir hesap seçip tekrar deneyin.`,
  walletNoFee: (code) => `Bu hesapta ağ ücreti için ${code} yok. Biraz ekleyip tekrar deneyin.`,

  walletQuestion: 'Zaten ödemiş olabilirsiniz',
  walletAsked:
    'Bir cüzdandan bu siparişi ödemesi daha önce istendi. Önce orayı kontrol edin: tekrar öderseniz iki kez ödeyebilirsiniz.',
  walletWasSent:
    'Bu sipariş için bir cüzdandan zaten ödeme gönderildi. Tekrar öderseniz iki kez ödeyebilirsiniz.',
  walletPayAgain: 'Tekrar öde',
  walletBack: 'Geri',

  walletFates: {
    pending: 'Gönderildi. Blokzincir ağı bekleniyor.',
    included: 'Gönderildi ve blokzincirde. Mağazanın tespit etmesi bekleniyor.',
    failed:
      'Bu ödeme blokzincir ağında başarısız oldu. Tutar gönderilmedi. Tekrar ödeyebilirsiniz.',
    replaced:
      'Bu ödeme cüzdanınızda hızlandırıldı veya iptal edildi. Tekrar ödemeden önce orayı kontrol edin.',
    dropped:
      'Blokzincir ağı bu ödemeyi kuyruktan çıkarmış olabilir. Tekrar ödemeden önce cüzdanınızı kontrol edin.',
  },
  walletCopyHash: 'İşlem kimliğini kopyala',
};
