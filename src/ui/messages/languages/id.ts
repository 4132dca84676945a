/** Indonesian. Formal ("Anda"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'id'>) => plural('id', n, forms);

const notUnderstood = 'Toko tidak dapat memahami permintaan ini. Silakan muat ulang halaman ini.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'id',

  notLoaded: 'Sebagian halaman ini tidak termuat. Periksa koneksi Anda, lalu coba lagi.',

  problems: {
    offline: 'Anda sedang offline. Kami akan melanjutkan secara otomatis begitu koneksi pulih.',
    unreachable: 'Toko sedang tidak merespons. Kami terus mencoba.',
    timeout: 'Toko terlalu lama merespons. Kami terus mencoba.',
    unreadable: 'Jawaban dari toko tidak dapat kami baca. Kami terus mencoba.',
    bad_request: notUnderstood,
    unauthorized: 'Halaman pembayaran ini harus dibuka kembali. Silakan muat ulang.',
    checkout_expired: 'Halaman pembayaran ini sudah lama terbuka. Silakan muat ulang halaman ini.',
    forbidden: 'Pesanan ini tidak dapat dibayar di sini. Silakan kembali ke toko, lalu coba lagi.',
    forbidden_origin: 'Halaman ini tidak diizinkan menerima pembayaran ini. Silakan hubungi toko.',
    link_used:
      'Tautan ini sudah pernah digunakan. Lanjutkan di tempat tautan itu dibuka, atau minta tautan baru dari toko.',
    link_expired:
      'Tautan ini sudah kedaluwarsa. Dapatkan tautan baru di tempat Anda menemukan tautan ini, atau minta tautan baru kepada toko.',
    not_found: 'Halaman pembayaran ini tidak ditemukan. Silakan hubungi toko.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid: 'Jumlah pesanan ini tidak dapat dibayar dengan kripto. Silakan hubungi toko.',
    currency_unavailable:
      'Mata uang ini sedang tidak dapat digunakan. Silakan pilih mata uang lain.',
    checkout_closed:
      'Toko telah menutup pesanan ini, sehingga pembayaran untuk pesanan ini tidak diterima lagi.',
    rate_limited: 'Permintaan dikirim agak terlalu cepat. Silakan tunggu sebentar, lalu coba lagi.',
    service_unavailable: 'Layanan pembayaran sedang tidak merespons. Kami terus mencoba.',
    service_invalid: 'Jawaban dari layanan pembayaran tidak dapat digunakan. Kami terus mencoba.',
    service_rejected: 'Layanan pembayaran menolak pembayaran ini. Silakan hubungi toko.',
    store_unavailable: 'Toko sedang mengalami gangguan. Kami terus mencoba.',
    internal: 'Terjadi gangguan tak terduga di toko. Kami terus mencoba.',
  },

  checkout: 'Pembayaran',
  sandbox: 'Lingkungan uji coba: bukan uang sungguhan. Jangan membayar.',
  tryAgain: 'Coba lagi',
  copied: 'Disalin',
  copyRefused: 'Penyalinan diblokir di sini. Teks sudah dipilih: salinlah secara manual.',
  loading: 'Membuka halaman pembayaran…',
  alreadySent: 'Sudah mengirim pembayaran? Halaman ini tidak mengubahnya. Jangan kirim lagi.',
  errorTitle: 'Halaman pembayaran tidak dapat dibuka',
  maybeBlocked:
    'Jika tetap seperti ini, mungkin pemblokir konten atau jaringan internet Anda menghalanginya. Izinkan halaman ini di sana, atau coba browser lain.',
  priceChanged: (before, now) =>
    `Toko telah mengubah harga pesanan ini dari ${before} menjadi ${now}.`,
  orderReference: (reference) => `Pesanan ${reference}`,
  accountReference: (reference) => `Akun ${reference}`,
  requestReference: (id) => `Nomor referensi untuk layanan bantuan: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Kirim pembayaran',
  partialTitle: 'Sebagian pembayaran telah masuk',
  partialArrived: (received, price) => `${received} dari ${price} telah masuk dan aman.`,
  partialLead: 'Kirim sisanya untuk menyelesaikan pesanan.',
  topUpTitle: 'Isi saldo',
  topUpLead: 'Kirim jumlah berapa pun. Alamat ini tetap untuk Anda.',
  minimum: (amount) => `Transfer di bawah ${amount} mungkin tidak terdeteksi.`,
  tooSmall: 'Jumlahnya terlalu kecil',
  tooSmallForAll:
    'Jumlah yang masih harus dibayar terlalu kecil untuk semua mata uang di sini. Silakan hubungi toko.',
  amountLabel: 'Jumlah yang harus dikirim',
  amountDue: 'Masih harus dikirim',
  formerAmount: 'Jumlah sebelumnya',
  copyAmount: 'Salin jumlah',
  sendOnly: (code, network) => `Kirim hanya ${code} dan hanya di jaringan ${network}`,
  sendOnlyWhy: 'Dengan mata uang atau jaringan lain, uang bisa hilang.',
  addressLabel: (code, network) => `Alamat untuk ${code} di jaringan ${network}`,
  copyAddress: 'Salin alamat',
  copiedAddress: (code, network) =>
    `Disalin. Kirim hanya ${code} dan hanya di jaringan ${network}.`,
  qrLabel: (code, network) => `Kode QR untuk mengirim ${code} di jaringan ${network}`,
  qrBare: 'Kode hanya berisi alamat. Masukkan sendiri jumlahnya.',
  qrWithAmount: 'Kode berisi alamat dan jumlah.',
  openWallet: 'Buka di dompet',
  ladderTitle: 'Dompet tidak dapat membaca kode?',
  ladderLead: 'Pilih kode yang lebih sederhana.',
  ladderForms: {
    bip21_amount: 'Alamat dan jumlah',
    bip21: 'Alamat sebagai tautan, tanpa jumlah',
    eip681_amount: 'Tautan dengan jumlah',
    eip681: 'Tautan tanpa jumlah',
    eip681_token: 'Tautan token dengan jumlah (periksa penerima di dompet Anda)',
    address: 'Alamat saja',
  },
  nothingOpened:
    'Tidak ada yang terbuka? Salin jumlah dan alamat ke dompet Anda, atau pindai kode dengan perangkat lain.',
  payHelp: 'Bantuan untuk transfer',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `dari ${source}`,
  rateAt: (time) => `pada pukul ${time}`,
  priceHolds: (time) => `Harga berlaku selama ${time}`,
  expiredTitle: 'Harga ini sudah kedaluwarsa',
  expiredLead:
    'Sudah mengirimnya? Anda tidak perlu melakukan apa pun: pembayaran mungkin sedang dalam perjalanan dan kami terus memantaunya. Dapatkan harga baru hanya jika Anda belum mengirimnya.',
  newPrice: 'Dapatkan harga baru',
  addressDetails: 'Tampilkan alamat',
  changeCurrency: 'Ganti mata uang atau jaringan',
  changeForRest: 'Kirim sisanya dalam mata uang lain',
  addressReplaced: 'Alamat telah berubah. Mulai sekarang, gunakan hanya alamat ini.',
  changedElsewhere: (what) =>
    `Pembayaran ini diubah di tab lain atau di perangkat lain. Yang sekarang harus dikirim: ${what}, ke alamat di bawah.`,
  addressRefusedTitle: 'Kami menolak menampilkan alamat ini',
  addressRefused:
    'Alamat yang kami terima tidak lolos pemeriksaan jaringannya. Uang yang dikirim ke alamat itu bisa hilang, sehingga alamat itu tidak ditampilkan. Anda tidak dikenai tagihan apa pun. Pilih mata uang lain atau hubungi toko.',
  addressUnchecked:
    'Kami tidak mengenal jaringan ini, sehingga tidak dapat memeriksa alamatnya. Cocokkan alamat ini dengan pihak toko sebelum Anda mengirim.',
  deposits: 'Deposit',
  noDeposits: 'Belum ada deposit.',

  transferStatus: {
    seen: 'Terdeteksi',
    confirmed: 'Terkonfirmasi',
    held: 'Ditahan untuk ditinjau',
  },
  unknownStatus: 'Tercatat',
  viewTransfer: 'Lihat di blockchain',

  chooseTitle: 'Pilih mata uang',
  search: 'Cari mata uang atau jaringan',
  searchHint: 'Nama, kode, atau jaringan',
  currencies: 'Mata uang',
  networks: 'Jaringan',
  groupBy: 'Urutan daftar',
  byCurrency: 'Per mata uang',
  byNetwork: 'Per jaringan',
  lastUsed: 'Terakhir digunakan',
  everything: 'Semua pilihan',
  countNetworks: (n) => count(n, { other: '# jaringan' }),
  countCurrencies: (n) => count(n, { other: '# mata uang' }),
  fromAmount: (amount) => `mulai ${amount}`,
  chooseNetwork: (code) => `${code}: pilih jaringan yang Anda gunakan untuk mengirim`,
  chooseCurrencyOn: (network) => `${network}: pilih mata uang yang Anda kirim`,
  networkGuide:
    'Pilih jaringan yang dipakai dompet atau bursa kripto Anda untuk mengirim. Biaya tiap jaringan berbeda.',
  backToList: 'Kembali ke daftar lengkap',
  minimumOf: (amount) => `minimal ${amount}`,
  usuallyTakes: (time) => `biasanya ${time}`,
  noCurrencies: 'Toko sedang tidak menawarkan mata uang apa pun. Silakan coba lagi nanti.',
  noMatch: (text) => `Tidak ada yang cocok dengan “${text}”.`,
  searchable:
    'Anda dapat mencari berdasarkan kode, nama, jaringan, atau alamat kontrak, atau menempelkan alamat dompet Anda sendiri untuk menemukan jaringannya.',
  clearSearch: 'Hapus pencarian',
  readAs: (text) => `Menampilkan hasil untuk “${text}”: keyboard tampaknya disetel ke aksara lain.`,
  addressOf: (network) =>
    `Ini tampak seperti alamat di jaringan ${network}. Di bawah ini adalah mata uang yang dapat Anda kirim dari sana.`,
  addressOfSeveral: (networks) =>
    `Alamat tampak sama di jaringan ${networks}. Periksa di dompet Anda, di jaringan mana uang Anda tersimpan.`,
  addressOfNone: (networks) =>
    `Ini tampak seperti alamat di jaringan ${networks}. Toko tidak menerima pembayaran di sana.`,
  addressStays: 'Alamat ini hanya dicocokkan di halaman ini dan tidak dikirim ke mana pun.',
  matches: (n) => count(n, { other: '# mata uang ditemukan' }),
  moreMatches: (n) => count(n, { other: '# lainnya, teruskan mengetik untuk mempersempit hasil' }),
  unavailable: {
    no_rate: 'Saat ini tidak ada harga',
    ambiguous_address: 'Saat ini tidak ada alamat',
    address_refused: 'Saat ini tidak ada alamat yang aman',
    no_address: 'Saat ini tidak ada alamat',
    below_minimum: 'Jumlahnya terlalu kecil',
  },
  notAvailable: 'Saat ini tidak tersedia',
  currenciesFailed: 'Daftar mata uang tidak dapat dimuat.',
  keepCurrency: 'Kembali ke pembayaran',
  gettingAddress: 'Mengambil alamat…',

  sources: {
    service_event: 'Layanan pembayaran',
    service_list: 'Pemantauan jaringan blockchain',
    service_lookup: 'Ditemukan oleh toko di halaman pembayaran milik layanan pembayaran',
    store: 'Toko',
  },
  evidence: {
    opened: 'Halaman pembayaran dibuka',
    quoted: 'Harga ditetapkan',
    seen: 'Transfer terdeteksi',
    confirmed: 'Transfer terkonfirmasi',
    held: 'Transfer ditahan untuk ditinjau',
    released: 'Peninjauan selesai',
    marked_paid: 'Ditandai sudah dibayar',
    closed: 'Pesanan ditutup',
    amended: 'Jumlah pesanan diubah',
  },
  unknownSource: 'Sumber lain',
  unknownEvidence: 'Ada sesuatu yang dicatat',
  transferCounts: {
    late: 'Masuk setelah harganya kedaluwarsa, sehingga tidak dihitung secara otomatis',
    wrong_currency: 'Bukan mata uang yang dipilih, sehingga tidak dihitung secara otomatis',
  },

  nothingAwaited: 'Belum ada yang dapat dikirim',
  longWaitTitle: (ago) => `Terdeteksi ${ago}, dan masih belum terkonfirmasi`,
  longWait:
    'Jaringan blockchain mungkin lambat, atau mungkin tidak lagi memproses transfer itu. Periksa di dompet Anda sebelum melakukan apa pun, dan tanyakan kepada toko sebelum Anda mengirim lagi.',
  newPriceIs: (amount) => `Harga baru adalah ${amount}.`,
  oneMinuteLeft: 'Sisa waktu untuk harga ini satu menit.',

  statusTitle: {
    loading: 'Membuka halaman pembayaran…',
    error: 'Halaman pembayaran tidak dapat dibuka',
    choose_currency: 'Pilih mata uang',
    pay: 'Menunggu transfer Anda',
    top_up: 'Menunggu transfer',
    detected: 'Transfer Anda telah terdeteksi',
    confirmed: 'Sebagian terkonfirmasi, sisanya dalam perjalanan',
    partial: 'Sebagian telah masuk, menunggu sisanya',
    review: 'Toko sedang memeriksa transfer Anda',
    held: 'Transfer Anda sedang ditinjau',
    paid: 'Pembayaran selesai',
    closed: 'Pesanan ini sudah ditutup',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Halaman ini diperbarui secara otomatis. Anda boleh meninggalkannya dan kembali lagi.',
    top_up: 'Halaman ini diperbarui secara otomatis. Anda boleh meninggalkannya dan kembali lagi.',
    detected:
      'Transfer sedang berjalan melalui jaringan blockchain. Anda tidak perlu melakukan apa pun dan tidak boleh mengirimnya lagi.',
    confirmed: 'Anda tidak perlu melakukan apa pun dan tidak boleh mengirimnya lagi.',
    partial:
      'Jumlah yang sudah masuk tetap aman dan dihitung untuk pesanan ini. Kirim hanya kekurangannya.',
    review:
      'Transfer sudah masuk dan aman, tetapi tidak otomatis cocok dengan pesanan, sehingga toko yang memutuskan. Jangan kirim lagi; beri tahukan nomor pesanan Anda kepada toko jika tidak ada kabar.',
    held: 'Transfer sudah masuk, dan layanan pembayaran menahannya untuk diperiksa. Toko yang memutuskan langkah selanjutnya. Silakan hubungi toko. Jangan kirim lagi.',
    paid: 'Terima kasih. Anda dapat menutup halaman ini.',
    closed:
      'Pesanan ini tidak menerima pembayaran lagi. Jika Anda telah mengirim sesuatu, hubungi toko.',
  },
  storeConfirms: 'Toko akan mengonfirmasi pembayaran ini.',
  usualTime: (time) => `Biasanya butuh waktu ${time}.`,
  lateEvents:
    'Toko baru mengetahui pembayaran setelah terkonfirmasi, dan ini dapat memakan waktu beberapa menit. Anda boleh meninggalkan halaman ini dan kembali lagi.',
  exceptions: {
    partial: 'Jumlah yang masuk kurang dari harga.',
    over: 'Jumlah yang masuk melebihi harga. Toko dapat melihat berapa kelebihannya; mintalah toko mengembalikannya.',
    late: 'Sebuah transfer masuk setelah harganya kedaluwarsa. Toko yang memutuskan apakah transfer itu dihitung.',
    wrong_currency:
      'Sebuah transfer masuk dalam mata uang yang tidak dipilih. Toko yang memutuskan apakah transfer itu dihitung.',
    held: 'Sebuah transfer ditahan untuk ditinjau.',
  },
  unknownException: 'Toko telah mencatat sesuatu tentang pembayaran ini.',
  due: 'Sisa yang harus dibayar',
  received: 'Diterima',
  seenSoFar: 'Terdeteksi sejauh ini',
  excess: 'Kelebihan dari harga',
  transfers: 'Transfer',
  timeline: 'Riwayat kejadian',
  copyTimeline: 'Salin untuk bantuan',
  lastChecked: (ago) => `Terakhir diperiksa ${ago}`,
  checkNow: 'Periksa sekarang',
  checking: 'Memeriksa…',
  nothingNew: 'Baru saja diperiksa, tidak ada yang baru.',
  somethingNew: 'Baru saja diperiksa, dan ada yang baru.',
  notChecked:
    'Status tidak dapat diperiksa. Yang Anda lihat adalah keadaan saat terakhir kami periksa.',
  connection: {
    live: 'Langsung',
    polling: 'Diperiksa setiap beberapa detik',
    offline: 'Tidak ada koneksi',
  },
  stillWatching: 'Yang sudah dikirim masih terus dipantau',
  connectionLost: 'Koneksi terputus. Yang Anda lihat adalah keadaan saat terakhir kami periksa.',
  connectionBack: 'Koneksi sudah pulih.',
  slowOpening: 'Ini lebih lama dari biasanya. Kami terus mencoba.',
  notCurrent: 'Yang Anda lihat adalah keadaan saat terakhir kami periksa.',
  sessionOver: 'Halaman ini sudah terlalu lama terbuka',
  sessionOverLead:
    'Tidak ada yang hilang: toko tetap mengetahui apa yang telah Anda kirim. Muat ulang sebelum Anda mengirim apa pun.',
  reloadPage: 'Muat ulang halaman',
  backToStore: (store) => `Kembali ke ${store ?? 'toko'}`,
  contactStore: (store) => `Hubungi ${store ?? 'toko'}`,

  tellMe: 'Beri tahu saat dana tiba',
  tellingMe:
    'Biarkan halaman ini terbuka. Anda akan mendengar bunyi atau melihat notifikasi, jika browser Anda mengizinkannya.',

  receipt: 'Tanda terima',
  receiptNote: 'Ini tanda terima untuk sebuah pembayaran, bukan faktur.',
  printReceipt: 'Cetak',
  saveReceipt: 'Simpan sebagai file',

  exchangeTitle: 'Membayar dari bursa kripto? Perhatikan biayanya',
  exchangeNetwork: 'Jaringan di bursa',
  exchangeNames: (network, names) => `${network}, mungkin tercantum sebagai ${names}`,
  exchangeAmount: 'Jumlah yang harus sampai',
  exchangeFee:
    'Jika biaya bursa dipotong dari jumlah itu, masukkan jumlah tersebut ditambah biayanya.',
  exchangeMemo: 'Memo atau tag',
  exchangeNoMemo: 'Biarkan kosong',
  exchangeMinimum: 'Di bawah batas penarikan minimumnya, bursa tidak mengirim apa pun.',

  checkTitle: 'Periksa alamat di dompet Anda',
  checkLead: 'Program berbahaya dapat menukar alamat yang Anda salin.',
  checkLabel: 'Tempel yang ditampilkan dompet Anda',
  checkSame: 'Alamatnya sama.',
  checkDiffers: (at, pasted, right) =>
    `Jangan kirim: ini alamat yang berbeda. Mulai karakter ke-${String(at)} tertulis “${pasted}”, bukan “${right}”.`,
  checkNone: (network) => `Jangan kirim: ini bukan alamat yang lengkap di jaringan ${network}.`,

  largerCode: 'Perbesar kode',
  close: 'Tutup',
  saveCard: 'Simpan sebagai gambar',
  priceHoldsUntil: (moment) => `Harga berlaku hingga ${moment}`,

  handOff: 'Lanjutkan di ponsel',
  handOffLead:
    'Pindai kode ini dengan kamera ponsel Anda. Kode ini membuka pembayaran ini di sana. Ini bukan kode untuk membayar.',
  handOffLabel: 'Kode QR yang membuka pembayaran ini di ponsel Anda, bukan untuk membayar',
  handOffUntil: (time) => `Kode ini hanya dapat dibuka satu kali, hingga ${time}.`,
  handOffNew: 'Tampilkan kode baru',

  worthTitle: 'Berapa nilainya?',
  worthCoins: (code) => `Jumlah dalam ${code}`,
  worthDollars: 'Jumlah dalam dolar AS',
  worth: (coins, dollars) => `${coins} bernilai ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} bernilai sekitar ${dollars}.`,
  worthGuide: 'Sekadar perkiraan: harga dapat berubah sampai transfer Anda masuk.',
  worthUnread: (whole, part) => `Tulis jumlahnya dengan angka, misalnya ${whole} atau ${part}.`,
  worthNoRate: 'Saat ini tidak ada harga.',
};
