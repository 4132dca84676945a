/** Turkish. Formal ("siz"), in the voice of a bank's payment page. What is put in takes no suffix. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'tr'>) => plural('tr', n, forms);

const notUnderstood = 'Mağaza bu isteği anlayamadı. Lütfen sayfayı yenileyin.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'tr',

  notLoaded: 'Bu sayfanın bir bölümü yüklenmedi. Bağlantınızı kontrol edip yeniden deneyin.',

  checkout: 'Ödeme',
  sandbox: 'Test ortamı: gerçek para yok. Ödeme yapmayın.',
  tryAgain: 'Yeniden dene',
  copied: 'Kopyalandı',
  copyRefused: 'Kopyalama burada engellenmiş. Metin seçildi: elle kopyalayın.',
  loading: 'Ödeme sayfası açılıyor…',
  alreadySent: 'Ödemeyi zaten gönderdiniz mi? Bu sayfa bunu değiştirmez. Yeniden göndermeyin.',
  errorTitle: 'Ödeme sayfası açılamadı',
  orderReference: (reference) => `Sipariş ${reference}`,
  accountReference: (reference) => `Hesap ${reference}`,
  maybeBlocked:
    'Böyle kalırsa bir içerik engelleyici veya bağlı olduğunuz ağ buna yol açıyor olabilir. Orada bu sayfaya izin verin veya başka bir tarayıcı deneyin.',
  priceChanged: (before, now) =>
    `Mağaza bu siparişin fiyatını değiştirdi. Önceki fiyat: ${before}, yeni fiyat: ${now}.`,
  requestReference: (id) => `Destek için referans: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Ödemeyi gönderin',
  partialTitle: 'Ödemenin bir kısmı ulaştı',
  partialArrived: (received, price) =>
    `${price} tutarındaki ödemenin ${received} kısmı ulaştı ve güvende.`,
  partialLead: 'Siparişi tamamlamak için kalanını gönderin.',
  topUpTitle: 'Bakiye yükle',
  topUpLead: 'Dilediğiniz tutarı gönderin. Bu adres size ait kalır.',
  minimum: (amount) => `${amount} altındaki transferler fark edilmeyebilir.`,
  tooSmall: 'Tutar çok küçük',
  tooSmallForAll:
    'Ödenecek kalan tutar buradaki para birimlerinin her biri için çok küçük. Lütfen mağazayla iletişime geçin.',
  amountLabel: 'Gönderilecek tutar',
  amountDue: 'Gönderilecek kalan tutar',
  formerAmount: 'Önceki tutar',
  copyAmount: 'Tutarı kopyala',
  sendOnly: (code, network) => `Yalnızca ${code} gönderin ve yalnızca ${network} ağını kullanın`,
  sendOnlyWhy: 'Başka para birimi veya ağlarda para kaybolabilir.',
  addressLabel: (code, network) => `${network} ağında ${code} için adres`,
  copyAddress: 'Adresi kopyala',
  copiedAddress: (code, network) =>
    `Kopyalandı. Yalnızca ${code} gönderin ve yalnızca ${network} ağını kullanın.`,
  qrLabel: (code, network) => `${network} ağında ${code} göndermek için QR kodu`,
  qrBare: 'Kodda yalnızca adres var. Tutarı kendiniz girin.',
  qrWithAmount: 'Kodda adres ve tutar var.',
  openWallet: 'Cüzdanda aç',
  nothingOpened:
    'Hiçbir şey açılmadı mı? Tutarı ve adresi cüzdanınıza kopyalayın veya kodu başka bir cihazla okutun.',
  payHelp: 'Transfer için yardım',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `(kaynak: ${source})`,
  rateAt: (time) => `saat ${time}`,
  priceHolds: (time) => `Fiyat için kalan süre: ${time}`,
  expiredTitle: 'Bu fiyatın süresi doldu',
  expiredLead:
    'Zaten gönderdiniz mi? Bir şey yapmanız gerekmiyor: ödeme yolda olabilir ve gelişini izlemeye devam ediyoruz. Yalnızca henüz göndermediyseniz yeni bir fiyat alın.',
  newPrice: 'Yeni fiyat al',
  addressDetails: 'Adresi göster',
  changeCurrency: 'Para birimini veya ağı değiştir',
  changeForRest: 'Kalan tutarı başka bir para birimiyle gönder',
  addressReplaced: 'Adres değişti. Bundan sonra yalnızca bu adresi kullanın.',
  changedElsewhere: (what) =>
    `Bu ödeme başka bir sekmede veya başka bir cihazda değiştirildi. Şimdi göndermeniz gereken: ${what}, aşağıdaki adrese.`,
  addressRefusedTitle: 'Bu adresi göstermeyi reddediyoruz',
  addressRefused:
    'Aldığımız adres, ağının denetiminden geçmiyor. Bu adrese gönderilen para kaybolabilir, bu yüzden adres gösterilmiyor. Sizden hiç para çekilmedi. Başka bir para birimi seçin veya mağazayla iletişime geçin.',
  addressUnchecked:
    'Bu ağı tanımıyoruz, bu yüzden adresi denetleyemedik. Göndermeden önce adresi mağazanın verdiği adresle karşılaştırın.',
  deposits: 'Yatırılan tutarlar',
  noDeposits: 'Henüz para yatırılmadı.',

  transferStatus: {
    seen: 'Tespit edildi',
    confirmed: 'Onaylandı',
    held: 'İnceleme için bekletiliyor',
  },
  unknownStatus: 'Kaydedildi',
  viewTransfer: 'Blokzincirde görüntüle',

  problems: {
    offline: 'Çevrimdışısınız. Bağlantı geri gelir gelmez otomatik olarak devam edeceğiz.',
    unreachable: 'Mağaza şu anda yanıt vermiyor. Denemeye devam ediyoruz.',
    timeout: 'Mağazanın yanıt vermesi çok uzun sürüyor. Denemeye devam ediyoruz.',
    unreadable: 'Mağaza okuyamadığımız bir yanıt verdi. Denemeye devam ediyoruz.',
    bad_request: notUnderstood,
    unauthorized: 'Bu ödeme sayfasının yeniden açılması gerekiyor. Lütfen sayfayı yenileyin.',
    checkout_expired: 'Bu ödeme sayfası uzun süre açık kaldı. Lütfen sayfayı yenileyin.',
    forbidden: 'Bu sipariş burada ödenemez. Lütfen mağazaya dönüp yeniden deneyin.',
    forbidden_origin:
      'Bu sayfanın bu ödemeyi almasına izin verilmiyor. Lütfen mağazayla iletişime geçin.',
    link_used:
      'Bu bağlantı daha önce kullanılmış. Açıldığı yerden devam edin veya mağazadan yeni bir bağlantı isteyin.',
    link_expired:
      'Bu bağlantının süresi doldu. Bulduğunuz yerden yeni bir bağlantı alın veya mağazadan isteyin.',
    not_found: 'Ödeme sayfası bulunamadı. Lütfen mağazayla iletişime geçin.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'Bu siparişin tutarı kripto parayla ödenemez. Lütfen mağazayla iletişime geçin.',
    currency_unavailable: 'Bu para birimi şu anda kullanılamıyor. Lütfen başka birini seçin.',
    checkout_closed: 'Mağaza bu siparişi kapattı; bu sipariş için artık ödeme kabul edilmiyor.',
    rate_limited: 'Bu biraz hızlı oldu. Lütfen kısa bir süre bekleyip yeniden deneyin.',
    service_unavailable: 'Ödeme hizmeti şu anda yanıt vermiyor. Denemeye devam ediyoruz.',
    service_invalid: 'Ödeme hizmeti kullanılamayan bir yanıt verdi. Denemeye devam ediyoruz.',
    service_rejected: 'Ödeme hizmeti bu ödemeyi reddetti. Lütfen mağazayla iletişime geçin.',
    store_unavailable: 'Mağazada şu anda bir sorun var. Denemeye devam ediyoruz.',
    internal: 'Mağazada beklenmeyen bir sorun oluştu. Denemeye devam ediyoruz.',
  },

  chooseTitle: 'Para birimi seçin',
  search: 'Para birimi veya ağ ara',
  searchHint: 'Ad, sembol veya ağ',
  currencies: 'Para birimleri',
  networks: 'Ağlar',
  groupBy: 'Listenin düzeni',
  byCurrency: 'Para birimine göre',
  byNetwork: 'Ağa göre',
  lastUsed: 'Son kullanılanlar',
  everything: 'Tüm seçenekler',
  countNetworks: (n) => count(n, { one: '# ağ', other: '# ağ' }),
  countCurrencies: (n) => count(n, { one: '# para birimi', other: '# para birimi' }),
  fromAmount: (amount) => `${amount} ve üzeri`,
  chooseNetwork: (code) => `${code}: gönderimde kullanacağınız ağı seçin`,
  chooseCurrencyOn: (network) => `${network}: göndereceğiniz para birimini seçin`,
  networkGuide:
    'Cüzdanınızın veya kripto borsanızın para gönderirken kullandığı ağı seçin. İşlem ücretleri ağdan ağa değişir.',
  backToList: 'Tüm listeye dön',
  minimumOf: (amount) => `en az ${amount}`,
  usuallyTakes: (time) => `genellikle ${time}`,
  noCurrencies: 'Mağaza şu anda hiçbir para birimi sunmuyor. Lütfen daha sonra yeniden deneyin.',
  noMatch: (text) => `“${text}” için sonuç yok.`,
  searchable:
    'Sembol, ad, ağ veya sözleşme adresiyle arama yapabilir ya da ağını bulmak için kendi cüzdanınızdan bir adres yapıştırabilirsiniz.',
  clearSearch: 'Aramayı temizle',
  readAs: (text) => `“${text}” için sonuçlar: klavye başka bir alfabeye ayarlanmış görünüyor.`,
  addressOf: (network) =>
    `Bu, ${network} ağında bir adrese benziyor. Oradan gönderebilecekleriniz aşağıdadır.`,
  addressOfSeveral: (networks) =>
    `Adresler ${networks} ağlarında aynı görünür. Paranızın hangisinde olduğunu cüzdanınızdan kontrol edin.`,
  addressOfNone: (networks) =>
    `Bu, ${networks} üzerindeki bir adrese benziyor. Mağaza orada ödeme almıyor.`,
  addressStays: 'Adres yalnızca bu sayfada arandı ve hiçbir yere gönderilmedi.',
  matches: (n) => count(n, { one: '# para birimi bulundu', other: '# para birimi bulundu' }),
  moreMatches: (n) =>
    count(n, {
      one: '# sonuç daha var, daraltmak için yazmaya devam edin',
      other: '# sonuç daha var, daraltmak için yazmaya devam edin',
    }),
  unavailable: {
    no_rate: 'Şu anda fiyat yok',
    ambiguous_address: 'Şu anda adres yok',
    address_refused: 'Şu anda güvenli adres yok',
    no_address: 'Şu anda adres yok',
    below_minimum: 'Tutar çok küçük',
  },
  notAvailable: 'Şu anda kullanılamıyor',
  currenciesFailed: 'Para birimleri yüklenemedi.',
  keepCurrency: 'Ödemeye dön',
  gettingAddress: 'Adres alınıyor…',

  sources: {
    service_event: 'Ödeme hizmeti',
    service_list: 'Blokzincir ağı takibi',
    service_lookup: 'Mağaza tarafından hizmetin ödeme sayfasında bulundu',
    store: 'Mağaza',
  },
  evidence: {
    opened: 'Ödeme sayfası açıldı',
    quoted: 'Fiyat sabitlendi',
    seen: 'Transfer tespit edildi',
    confirmed: 'Transfer onaylandı',
    held: 'Transfer inceleme için bekletiliyor',
    released: 'İnceleme bitti',
    marked_paid: 'Ödendi olarak işaretlendi',
    closed: 'Sipariş kapatıldı',
    amended: 'Sipariş tutarı değişti',
  },
  unknownSource: 'Başka bir kaynak',
  unknownEvidence: 'Bir şey kaydedildi',
  transferCounts: {
    late: 'Fiyatının süresi dolduktan sonra geldi, bu yüzden kendiliğinden sayılmaz',
    wrong_currency: 'Seçilen para birimi değil, bu yüzden kendiliğinden sayılmaz',
  },

  slowOpening: 'Bu, her zamankinden uzun sürüyor. Denemeye devam ediyoruz.',
  notCurrent: 'Gördükleriniz, son kontrolümüzdeki durumdur.',
  sessionOver: 'Bu sayfa çok uzun süre açık kaldı',
  sessionOverLead:
    'Hiçbir şey kaybolmadı: mağaza gönderdiklerinizi fark etmeye devam ediyor. Herhangi bir şey göndermeden önce sayfayı yenileyin.',
  reloadPage: 'Sayfayı yenile',
  backToStore: (store) => (store === undefined ? 'Mağazaya dön' : `${store} mağazasına dön`),
  contactStore: (store) =>
    store === undefined ? 'Mağazayla iletişime geç' : `${store} mağazasıyla iletişime geç`,

  tellMe: 'Ulaştığında haber ver',
  tellingMe:
    'Bu sayfayı açık tutun. Tarayıcınız izin verirse bir ses duyar veya bir bildirim görürsünüz.',

  receipt: 'Makbuz',
  receiptNote: 'Bu bir ödeme makbuzudur, fatura değildir.',
  printReceipt: 'Yazdır',
  saveReceipt: 'Dosya olarak kaydet',

  nothingAwaited: 'Henüz hiçbir şey gönderilemez',
  longWaitTitle: (ago) => `Tespit edildi (${ago}), ama hâlâ onaylanmadı`,
  longWait:
    'Blokzincir ağı yavaş olabilir veya transferi düşürmüş olabilir. Bir şey yapmadan önce transferi cüzdanınızda kontrol edin, yeniden göndermeden önce mağazaya sorun.',
  newPriceIs: (amount) => `Yeni fiyat: ${amount}.`,
  oneMinuteLeft: 'Bu fiyat için bir dakika kaldı.',

  statusTitle: {
    loading: 'Ödeme sayfası açılıyor…',
    error: 'Ödeme sayfası açılamadı',
    choose_currency: 'Para birimi seçin',
    pay: 'Transferiniz bekleniyor',
    top_up: 'Transferler bekleniyor',
    detected: 'Transferiniz tespit edildi',
    confirmed: 'Bir kısmı onaylandı, kalanı yolda',
    partial: 'Bir kısmı ulaştı, kalanı bekleniyor',
    review: 'Mağaza transferinizi değerlendiriyor',
    held: 'Transferiniz inceleniyor',
    paid: 'Ödeme tamamlandı',
    closed: 'Bu sipariş kapatıldı',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Bu sayfa kendiliğinden güncellenir. Sayfadan ayrılıp geri dönebilirsiniz.',
    top_up: 'Bu sayfa kendiliğinden güncellenir. Sayfadan ayrılıp geri dönebilirsiniz.',
    detected:
      'Transfer, blokzincir ağında yolda. Bir şey yapmanız gerekmiyor; transferi kesinlikle yeniden göndermeyin.',
    confirmed: 'Bir şey yapmanız gerekmiyor; kesinlikle yeniden göndermeyin.',
    partial:
      'Ulaşan kısım güvende ve bu sipariş için sayılıyor. Yalnızca hâlâ eksik olanı gönderin.',
    review:
      'Transfer ulaştı ve güvende, ancak siparişle kendiliğinden eşleşmiyor; bu yüzden kararı mağaza verir. Yeniden göndermeyin; haber alamazsanız mağazaya sipariş numaranızı bildirin.',
    held: 'Transfer ulaştı ve ödeme hizmeti onu kontrol için beklemeye aldı. Bundan sonra ne olacağına mağaza karar verir. Lütfen mağazayla iletişime geçin ve yeniden göndermeyin.',
    paid: 'Teşekkür ederiz. Bu sayfayı kapatabilirsiniz.',
    closed:
      'Bu sipariş için artık ödeme kabul edilmiyor. Bir şey gönderdiyseniz mağazayla iletişime geçin.',
  },
  storeConfirms: 'Bu ödemeyi mağaza onaylayacak.',
  usualTime: (time) => `Bu genellikle ${time} sürer.`,
  lateEvents:
    'Mağaza bir ödemeyi ancak onaylandığında öğrenir; bu birkaç dakika sürebilir. Bu sayfadan ayrılıp geri dönebilirsiniz.',
  exceptions: {
    partial: 'Fiyattan daha azı ulaştı.',
    over: 'Fiyattan daha fazlası ulaştı. Mağaza ne kadar olduğunu görür; fazlasını iade etmesini mağazadan isteyin.',
    late: 'Bir transfer, fiyatının süresi dolduktan sonra ulaştı. Sayılıp sayılmayacağına mağaza karar verir.',
    wrong_currency:
      'Seçilmeyen bir para biriminde transfer ulaştı. Sayılıp sayılmayacağına mağaza karar verir.',
    held: 'Bir transfer inceleme için bekletiliyor.',
  },
  unknownException: 'Mağaza bu ödeme hakkında bir not aldı.',
  due: 'Ödenecek kalan tutar',
  received: 'Alınan',
  seenSoFar: 'Şimdiye kadar tespit edilen tutar',
  excess: 'Fiyatın üzerinde',
  transfers: 'Transferler',
  timeline: 'Neler oldu',
  copyTimeline: 'Destek için kopyala',
  lastChecked: (ago) => `Son kontrol: ${ago}`,
  checkNow: 'Şimdi kontrol et',
  checking: 'Kontrol ediliyor…',
  nothingNew: 'Az önce kontrol edildi, yeni bir şey yok.',
  somethingNew: 'Az önce kontrol edildi, yeni bir şey var.',
  notChecked: 'Kontrol yapılamadı. Gördükleriniz, son kontrolümüzdeki durumdur.',
  connection: {
    live: 'Canlı',
    polling: 'Birkaç saniyede bir sorgulanıyor',
    offline: 'Bağlantı yok',
  },
  stillWatching: 'Gönderilmiş olan izlenmeye devam ediyor',
  connectionLost: 'Bağlantı koptu. Gördükleriniz, son kontrolümüzdeki durumdur.',
  connectionBack: 'Bağlantı geri geldi.',

  ladderTitle: 'Cüzdan kodu okumuyor mu?',
  ladderLead: 'Daha basit bir kod seçin.',
  ladderForms: {
    bip21_amount: 'Adres ve tutar',
    bip21: 'Bağlantı olarak adres, tutar yok',
    eip681_amount: 'Tutar içeren bağlantı',
    eip681: 'Tutar içermeyen bağlantı',
    eip681_token: 'Tutar içeren token bağlantısı (alıcıyı cüzdanınızda kontrol edin)',
    address: 'Yalnızca adres',
  },

  exchangeTitle: 'Kripto borsasından mı ödüyorsunuz? Ücretine dikkat edin',
  exchangeNetwork: 'Borsadaki ağ',
  exchangeNames: (network, names) => `${network}, listede şu adla olabilir: ${names}`,
  exchangeAmount: 'Ulaşması gereken tutar',
  exchangeFee: 'Borsanın ücreti tutardan düşülüyorsa tutarı ücreti ekleyerek yazın.',
  exchangeMemo: 'Memo veya tag',
  exchangeNoMemo: 'Boş bırakın',
  exchangeMinimum: 'Borsa, en küçük çekim tutarının altında hiçbir şey göndermez.',

  checkTitle: 'Adresi cüzdanınızda kontrol edin',
  checkLead: 'Zararlı bir program, kopyaladığınız adresi başka bir adresle değiştirebilir.',
  checkLabel: 'Cüzdanınızın gösterdiğini yapıştırın',
  checkSame: 'Aynı adres.',
  checkDiffers: (at, pasted, right) =>
    `Göndermeyin: bu başka bir adres. ${String(at)}. karakterden itibaren “${right}” yerine “${pasted}” yazıyor.`,
  checkNone: (network) => `Göndermeyin: bu, ${network} ağında tam bir adres değil.`,

  largerCode: 'Kodu büyüt',
  close: 'Kapat',
  saveCard: 'Resim olarak kaydet',
  priceHoldsUntil: (moment) => `Fiyatın geçerli olduğu son an: ${moment}`,

  handOff: 'Telefonda devam et',
  handOffLead:
    'Bu kodu telefonunuzun kamerasıyla okutun. Bu ödemeyi orada açar. Ödeme yapmak için kullanılan kod bu değildir.',
  handOffLabel: 'Bu ödemeyi telefonunuzda açan QR kodu, ödeme yapmak için değildir',
  handOffUntil: (time) => `Bu kod yalnızca bir kez açılabilir. Son geçerlilik zamanı: ${time}.`,
  handOffNew: 'Yeni kod göster',

  worthTitle: 'Değeri ne kadar?',
  worthCoins: (code) => `${code} cinsinden tutar`,
  worthDollars: 'ABD doları cinsinden tutar',
  worth: (coins, dollars) => `${coins} değeri: ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} değeri: yaklaşık ${dollars}.`,
  worthGuide: 'Yalnızca bir fikir verir: transferiniz ulaşana kadar fiyat değişebilir.',
  worthUnread: (whole, part) => `Tutarı rakamla yazın, örneğin ${whole} veya ${part}.`,
  worthNoRate: 'Şu anda fiyat yok.',
};
