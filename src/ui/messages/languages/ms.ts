/** Malay. Polite "anda", in the voice of the payment apps of Malaysia. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ms'>) => plural('ms', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ms',

  notLoaded: 'Sebahagian halaman ini tidak dimuatkan. Semak sambungan anda dan cuba lagi.',
  reloadPage: 'Muat semula',

  problems: {
    offline: 'Anda berada di luar talian. Kami akan menyambung semula secara automatik.',
    unreachable: 'Kami tidak dapat menghubungi kedai. Kami akan terus mencuba.',
    store_unavailable: 'Kedai sedang menghadapi masalah. Kami akan terus mencuba.',
    bad_request: 'Ralat telah berlaku. Muat semula halaman ini.',
    checkout_expired: 'Sesi anda telah tamat. Muat semula halaman ini.',
    forbidden: 'Pesanan ini tidak boleh dibayar di halaman ini. Kembali ke kedai dan cuba lagi.',
    link_used:
      'Pautan ini sudah digunakan. Teruskan di tempat anda membukanya, atau minta pautan baharu daripada kedai.',
    link_expired:
      'Pautan ini telah tamat tempoh. Dapatkan pautan baharu di tempat anda menemuinya, atau minta daripada kedai.',
    not_found: 'Kami tidak menemui halaman pembayaran ini. Hubungi kedai.',
    amount_invalid: 'Jumlah ini tidak boleh dibayar dengan kripto. Hubungi kedai.',
    currency_unavailable: 'Mata wang ini tidak tersedia buat masa ini. Pilih yang lain.',
    checkout_closed: 'Kedai telah menutup pesanan ini. Pesanan ini tidak lagi menerima bayaran.',
    rate_limited: 'Terlalu banyak percubaan. Tunggu sebentar.',
    service_unavailable:
      'Kami tidak dapat menghubungi perkhidmatan pembayaran. Kami akan terus mencuba.',
    service_rejected: 'Perkhidmatan pembayaran menolak permintaan kami. Hubungi kedai.',
  },

  checkout: 'Pembayaran',
  sandbox: 'Mod ujian. Jangan hantar wang sebenar.',
  tryAgain: 'Cuba lagi',
  close: 'Tutup',
  copied: 'Disalin',
  copyRefused: 'Penyalinan disekat di sini. Teks sudah dipilih, sila salin sendiri.',
  loading: 'Membuka halaman pembayaran…',
  alreadySent: 'Sudah bayar? Pembayaran anda tidak terjejas. Jangan bayar sekali lagi.',
  orderReference: (reference) => `Pesanan ${reference}`,
  accountReference: (reference) => `Akaun ${reference}`,
  maybeBlocked:
    'Jika ini terus berlaku, puncanya mungkin penyekat kandungan atau sambungan Internet anda. Benarkan halaman ini, atau cuba pelayar lain.',
  priceChanged: (before, now) => `Harga telah berubah daripada ${before} kepada ${now}.`,
  requestReference: (id) => `Kod sokongan: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Membuka halaman pembayaran…',
    error: 'Halaman pembayaran tidak dapat dibuka',
    choose_currency: 'Bayar dengan',
    pay: 'Menunggu bayaran',
    top_up: 'Menunggu deposit',
    detected: 'Bayaran dikesan',
    confirmed: 'Sebahagian disahkan',
    partial: 'Sebahagian dibayar',
    review: 'Bayaran sedang disemak',
    held: 'Bayaran ditahan',
    paid: 'Sudah dibayar',
    closed: 'Pesanan ditutup',
  },
  noCurrencies: 'Tiada mata wang tersedia buat masa ini. Cuba lagi kemudian.',
  currenciesFailed: 'Senarai mata wang tidak dapat dimuatkan.',

  payTitle: (price) => `Bayar ${price}`,
  partReceived: (received, price) => `${received} daripada ${price} diterima`,
  partDetected: (received, price) => `${received} daripada ${price} dikesan`,
  leftToPay: 'Baki perlu dibayar',
  topUpTitle: 'Tambah nilai',
  topUpLead: 'Hantar sebarang jumlah. Alamat ini kekal milik anda.',
  minimum: (amount) => `Minimum ${amount}. Pindahan yang lebih kecil mungkin tidak dikesan.`,
  tooSmall: 'Jumlah terlalu kecil',
  amountLabel: 'Jumlah untuk dihantar',
  copyAmount: 'Salin jumlah',
  sendOnly: (code, network) => `Hanya ${code} dan hanya di rangkaian ${network}.`,
  sendOnlyWhy: 'Jika anda menghantar selain daripada ini, ia mungkin hilang.',
  addressLabel: (code, network) => `Alamat untuk ${code} di rangkaian ${network}`,
  copyAddress: 'Salin alamat',
  copiedAddress: (code, network) =>
    `Disalin. Hantar hanya ${code} dan hanya di rangkaian ${network}.`,
  qrLabel: (code, network) => `Kod QR untuk menghantar ${code} di rangkaian ${network}`,
  enlarge: 'Besarkan',
  scanBare: 'Imbas, kemudian masukkan jumlah.',
  openWallet: 'Buka dalam dompet',
  nothingOpened:
    'Tiada apa-apa terbuka? Salin jumlah dan alamat ke dalam dompet anda, atau imbas kod dengan peranti lain.',
  moreWays: 'Cara bayaran lain',
  rate: (code, dollars, from) => `1 ${code} = USD\u00a0${dollars} (${from})`,
  priceLocked: (time) => `Harga kekal, baki masa ${time}`,
  expiredTitle: 'Harga tamat tempoh',
  expiredLead:
    'Sudah bayar? Jangan bayar sekali lagi, kami masih memantau alamat ini. Belum? Kemas kini harga.',
  newPrice: 'Kemas kini harga',
  checking: 'Menyemak…',
  continueOnceDetected: 'Anda boleh teruskan sebaik sahaja bayaran anda dikesan.',
  addressDetails: 'Papar alamat',
  change: 'Tukar',
  changeCurrency: 'Tukar mata wang atau rangkaian',
  addressReplaced: 'Alamat telah berubah. Gunakan alamat ini sahaja.',
  changedElsewhere: (what) =>
    `Ditukar di tab lain atau pada peranti lain. Perlu dibayar sekarang: ${what}, ke alamat di bawah.`,
  addressRefusedTitle: 'Alamat ini gagal dalam semakan keselamatan kami',
  addressRefused:
    'Wang yang dihantar ke alamat ini boleh hilang, jadi kami tidak memaparkannya. Pilih mata wang lain atau hubungi kedai.',
  addressUnchecked:
    'Kami tidak mengenali rangkaian ini, jadi alamat tidak dapat disemak. Sahkan alamat dengan kedai sebelum anda menghantar.',
  deposits: 'Deposit',
  noDeposits: 'Belum ada deposit',

  transferStatus: { seen: 'Sedang disahkan', confirmed: 'Disahkan', held: 'Ditahan' },
  unknownStatus: 'Direkodkan',
  viewTransfer: 'Lihat transaksi',

  search: 'Cari mata wang atau rangkaian',
  searchHint: 'Nama, kod atau rangkaian',
  currencies: 'Mata wang',
  networks: 'Rangkaian',
  popular: 'Pilihan ramai',
  lastUsed: 'Terakhir digunakan',
  everything: 'Semua mata wang',
  byNetwork: 'Mengikut rangkaian',
  countNetworks: (n) => count(n, { other: '# rangkaian' }),
  countCurrencies: (n) => count(n, { other: '# mata wang' }),
  fromAmount: (amount) => `dari ${amount}`,
  chooseNetwork: 'Pilih rangkaian',
  chooseCurrencyOn: (network) => `Pilih mata wang di rangkaian ${network}`,
  networkGuide:
    'Pilih rangkaian yang akan digunakan oleh dompet atau bursa kripto anda. Yuran setiap rangkaian berbeza.',
  minimumOf: (amount) => `min. ${amount}`,
  usuallyTakes: (time) => `kira-kira ${time}`,
  noMatch: (text) => `Tiada hasil untuk “${text}”`,
  searchable: 'Cuba kod, nama atau rangkaian, atau tampal alamat daripada dompet anda.',
  clearSearch: 'Kosongkan carian',
  readAs: (text) => `Hasil untuk “${text}”`,
  addressOf: (network) => `Ini kelihatan seperti alamat di rangkaian ${network}.`,
  addressOfSeveral: (networks) =>
    `Alamat kelihatan sama di rangkaian ${networks}. Semak dompet anda untuk melihat wang anda berada di rangkaian yang mana.`,
  addressOfNone: (networks) =>
    `Ini kelihatan seperti alamat di ${networks}, yang tidak diterima oleh kedai.`,
  addressStays: 'Disemak pada peranti anda sahaja.',
  matches: (n) => count(n, { other: '# hasil' }),
  moreMatches: (n) => count(n, { other: '# hasil lagi. Teruskan menaip.' }),
  unavailable: {
    no_rate: 'Tiada harga buat masa ini',
    ambiguous_address: 'Tiada alamat buat masa ini',
    address_refused: 'Tiada alamat selamat buat masa ini',
    no_address: 'Tiada alamat buat masa ini',
    below_minimum: 'Jumlah terlalu kecil',
  },
  notAvailable: 'Tidak tersedia buat masa ini',
  keepCurrency: 'Kembali ke pembayaran',
  gettingAddress: 'Mendapatkan alamat…',

  transferCounts: {
    late: 'Dikesan selepas harga tamat tempoh',
    wrong_currency: 'Mata wang berlainan daripada yang dipilih',
  },

  slowOpening: 'Ini mengambil masa lebih lama daripada biasa. Kami akan terus mencuba.',
  notCurrent: 'Maklumat ini mungkin bukan yang terkini',
  sessionOver: 'Sesi anda telah tamat',
  sessionOverLead:
    'Muat semula untuk mendapatkan alamat semasa. Bayaran yang sudah dihantar tidak terjejas.',
  contactStore: (store) => `Hubungi ${store ?? 'kedai'}`,
  backToStore: (store) => `Kembali ke ${store ?? 'kedai'}`,

  nothingAwaited: 'Belum ada bayaran perlu dibuat',
  tooSmallForAll:
    'Baki yang perlu dibayar terlalu kecil untuk semua mata wang di sini. Hubungi kedai.',
  longWaitTitle: (ago) => `Dikesan ${ago}, masih belum disahkan`,
  longWait:
    'Rangkaian blockchain mungkin perlahan, atau mungkin telah menggugurkan transaksi ini. Semak dompet anda, dan tanya kedai sebelum anda membayar sekali lagi.',

  newPriceIs: (amount) => `Harga baharu: ${amount}.`,
  oneMinuteLeft: 'Tinggal satu minit lagi untuk harga ini.',

  autoUpdates:
    'Halaman ini dikemas kini secara automatik. Anda boleh menutupnya dan kembali kemudian.',
  dontSendAgain: 'Jangan bayar sekali lagi.',
  reviewLead: (store) =>
    `Kami telah menerima bayaran anda, tetapi tidak dapat memadankannya dengan pesanan ini secara automatik. ${store ?? 'Kedai'} akan menyemaknya. Jangan bayar sekali lagi.`,
  heldLead: (store) =>
    `Perkhidmatan pembayaran sedang menyemaknya. Hubungi ${store ?? 'kedai'}. Jangan bayar sekali lagi.`,
  paidLead: 'Terima kasih! Anda boleh menutup halaman ini.',
  closedLead: 'Pesanan ini tidak lagi menerima bayaran. Sudah bayar? Hubungi kedai.',
  overLead: (excess, store) =>
    `Anda menghantar lebihan ${excess}. Hubungi ${store ?? 'kedai'} untuk bayaran balik.`,
  usualTime: (time, network) => `Biasanya ${time} di rangkaian ${network}.`,
  storeConfirms: 'Kedai akan mengesahkan bayaran ini.',
  lateEvents: 'Bayaran anda mungkin mengambil masa beberapa minit untuk muncul di sini.',
  exceptions: {
    partial: 'Kami menerima kurang daripada harga.',
    over: 'Kami menerima lebih daripada harga. Minta bayaran balik daripada kedai.',
    late: 'Satu bayaran dikesan selepas harga tamat tempoh. Kedai akan memutuskan sama ada ia dikira.',
    wrong_currency:
      'Satu bayaran diterima dalam mata wang lain. Kedai akan memutuskan sama ada ia dikira.',
    held: 'Satu bayaran ditahan untuk semakan.',
  },
  unknownException: 'Kedai mempunyai catatan tentang bayaran ini.',
  steps: { detected: 'Dikesan', confirming: 'Sedang disahkan', paid: 'Dibayar' },
  received: 'Diterima',
  detectedAmount: 'Dikesan',
  due: 'Baki perlu dibayar',
  excess: 'Terlebih bayar',
  facts: {
    order: 'Pesanan',
    account: 'Akaun',
    total: 'Jumlah',
    paid: 'Dibayar',
    network: 'Rangkaian',
    date: 'Tarikh',
    transaction: 'Transaksi',
  },
  transfers: 'Transaksi',
  details: 'Butiran',
  lastChecked: (ago) => `Kemas kini terakhir: ${ago}`,
  checkNow: 'Semak sekarang',
  nothingNew: 'Tiada perubahan',
  somethingNew: 'Dikemas kini',
  notChecked: 'Kemas kini tidak dapat disemak. Maklumat ini mungkin bukan yang terkini.',
  connection: {
    live: 'Masa nyata',
    polling: 'Semakan automatik',
    offline: 'Tiada sambungan',
  },
  stillWatching: 'Masih memantau alamat ini',
  connectionLost: 'Sambungan terputus',
  connectionBack: 'Sambungan pulih',

  sources: {
    service_event: 'Perkhidmatan pembayaran',
    service_list: 'Rangkaian blockchain',
    service_lookup: 'Halaman pembayaran',
    store: 'Kedai',
  },
  evidence: {
    opened: 'Halaman pembayaran dibuka',
    quoted: 'Harga ditetapkan',
    seen: 'Bayaran dikesan',
    confirmed: 'Bayaran disahkan',
    held: 'Ditahan untuk semakan',
    released: 'Semakan selesai',
    marked_paid: 'Ditanda sebagai dibayar',
    closed: 'Pesanan ditutup',
    amended: 'Jumlah diubah',
  },
  unknownSource: 'Sumber lain',
  unknownEvidence: 'Kemas kini',
  timeline: 'Sejarah',
  copyTimeline: 'Salin untuk sokongan',

  tellMe: 'Maklumkan saya',
  tellingMe:
    'Biarkan halaman ini terbuka. Anda akan mendengar bunyi atau melihat pemberitahuan jika pelayar anda membenarkannya.',

  receipt: 'Resit',
  receiptNote: 'Ini resit pembayaran, bukan invois.',
  printReceipt: 'Cetak',
  saveReceipt: 'Simpan',

  ladderTitle: 'Kod QR lebih ringkas',
  ladderLead: 'Kod QR tidak dapat diimbas? Cuba kod yang lebih ringkas.',
  ladderForms: {
    bip21_amount: 'Alamat dan jumlah',
    bip21: 'Alamat sebagai pautan, tanpa jumlah',
    eip681_amount: 'Pautan dengan jumlah',
    eip681: 'Pautan tanpa jumlah',
    eip681_token: 'Pautan token dengan jumlah. Semak penerima dalam dompet anda.',
    address: 'Alamat sahaja',
  },

  exchangeTitle: 'Bayar dari bursa kripto?',
  exchangeNetwork: 'Rangkaian',
  exchangeNames: (names) => `juga dipaparkan sebagai ${names}`,
  exchangeAmount: 'Jumlah yang mesti kami terima',
  exchangeMemo: 'Memo atau tag',
  exchangeNoMemo: 'Biarkan kosong',
  exchangeWallet: 'Jenis dompet',
  exchangeHosted: 'Kustodian (perniagaan)',
  exchangeUnhosted: 'Jagaan sendiri',
  exchangeRecipient: 'Penerima',
  exchangeFee:
    'Jika bursa menolak yurannya daripada jumlah yang anda hantar, tambah yuran itu kepada jumlah tersebut. Bursa mengenakan jumlah pengeluaran minimum.',
  feeCoin: (code) => `Dompet anda memerlukan sedikit ${code} untuk yuran rangkaian.`,

  checkTitle: 'Sahkan alamat',
  checkLead:
    'Perisian hasad boleh menukar alamat yang disalin. Untuk mengesahkannya, tampal alamat penerima yang dipaparkan oleh dompet anda.',
  checkLabel: 'Alamat penerima dalam dompet anda',
  checkSame: 'Alamat sepadan.',
  checkDiffers: (at, pasted, right) =>
    `Jangan hantar. Ini bukan alamat kami: dari aksara ${String(at)}, ia “${pasted}” dan bukannya “${right}”.`,
  checkNone: (network) => `Jangan hantar. Ini bukan alamat yang lengkap di rangkaian ${network}.`,

  saveCard: 'Simpan imej',
  priceLockedUntil: (moment) => `Harga kekal hingga ${moment}`,

  handOff: 'Teruskan di telefon',
  handOffLead:
    'Imbas dengan kamera telefon anda untuk membuka pembayaran ini di sana. Kod ini bukan untuk membayar.',
  handOffLabel: 'Kod QR yang membuka pembayaran ini di telefon anda, bukan untuk membayar',
  handOffUntil: (time) => `Boleh digunakan sekali sahaja, hingga ${time}.`,
  handOffNew: 'Kod baharu',

  worthTitle: 'Tukar nilai',
  worthCoins: (code) => `Jumlah dalam ${code}`,
  worthDollars: 'Jumlah dalam dolar AS',
  worth: (coins, dollars) => `${coins} bernilai ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} bernilai kira-kira ${dollars}.`,
  worthGuide: 'Harga boleh berubah sebelum pindahan anda sampai.',
  worthUnread: (whole, part) => `Masukkan nombor, seperti ${whole} atau ${part}.`,
  worthNoRate: 'Tiada harga buat masa ini.',

  walletPay: 'Bayar dengan dompet',
  walletPayWith: (wallet) => `Bayar dengan ${wallet}`,
  walletOther: 'Dompet lain',

  walletConnect: (wallet) => `Luluskan sambungan dalam ${wallet}.`,
  walletSwitch: (wallet, network) => `Tukar ke rangkaian ${network} dalam ${wallet}.`,
  walletConfirm: (wallet, amount, network) =>
    `Sahkan ${amount} di rangkaian ${network} dalam ${wallet}.`,
  walletSlow: (wallet) => `Tiada apa-apa berlaku? Buka ${wallet}.`,
  walletStop: 'Berhenti menunggu',

  walletProblems: {
    refused: 'Permintaan ditolak. Tiada apa-apa dihantar.',
    locked:
      'Dompet anda berkunci atau tidak menunjukkan sebarang akaun. Buka kuncinya, kemudian cuba lagi.',
    busy: 'Dompet anda mempunyai permintaan lain yang belum dijawab. Jawab di sana, kemudian cuba lagi.',
    contract_account:
      'Ini akaun pintar, seperti Safe. Perkhidmatan pembayaran mungkin tidak mengesan bayaran daripadanya. Pilih akaun lain dalam dompet anda, atau imbas kod dengan dompet lain.',
    account_changed: 'Akaun dalam dompet anda telah bertukar. Tiada apa-apa dihantar. Cuba lagi.',
    wrong_token:
      'Maklumat token ini dalam dompet anda berbeza daripada maklumat kedai. Tiada apa-apa dihantar. Pilih mata wang lain atau hubungi kedai.',
    no_answer:
      'Dompet anda tidak memberikan jawapan. Tiada apa-apa dihantar. Buka dompet itu, kemudian cuba lagi.',
    failed:
      'Dompet anda melaporkan ralat. Tiada apa-apa dihantar. Cuba lagi, atau bayar dengan kod.',
    uncertain:
      'Dompet anda melaporkan ralat, tetapi bayaran mungkin telah dihantar. Semak dompet anda sebelum anda membayar sekali lagi.',
  },
  walletWrongNetwork: (network) =>
    `Dompet anda berada di rangkaian lain. Tukar ke rangkaian ${network} di sana, kemudian cuba lagi.`,
  walletNotEnough: (code) =>
    `${code} dalam akaun ini tidak mencukupi. Pilih akaun lain dalam dompet anda, kemudian cuba lagi.`,
  walletNoFee: (code) =>
    `Akaun ini tiada ${code} untuk yuran rangkaian. Tambah sedikit, kemudian cuba lagi.`,

  walletQuestion: 'Anda mungkin sudah membayar',
  walletAsked:
    'Sebuah dompet sudah diminta untuk membayar pesanan ini. Semak dompet itu sebelum anda membayar sekali lagi, jika tidak, anda mungkin membayar dua kali.',
  walletWasSent:
    'Bayaran untuk pesanan ini sudah dihantar daripada sebuah dompet. Jika anda membayar sekali lagi, anda mungkin membayar dua kali.',
  walletPayAgain: 'Bayar sekali lagi',
  walletBack: 'Kembali',

  walletFates: {
    pending: 'Dihantar. Menunggu rangkaian blockchain.',
    included: 'Dihantar dan sudah berada di blockchain. Menunggu kedai mengesannya.',
    failed:
      'Bayaran ini gagal di rangkaian blockchain. Jumlah itu tidak dihantar. Anda boleh membayar sekali lagi.',
    replaced:
      'Bayaran ini telah dipercepat atau dibatalkan dalam dompet anda. Semak di sana sebelum anda membayar sekali lagi.',
    dropped:
      'Rangkaian blockchain mungkin telah menggugurkan bayaran ini. Semak dompet anda sebelum anda membayar sekali lagi.',
  },
  walletCopyHash: 'Salin ID transaksi',
};
