/** Indonesian. Formal ("Anda"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'id'>) => plural('id', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'id',

  notLoaded: 'Sebagian halaman ini tidak termuat. Periksa koneksi Anda, lalu coba lagi.',
  reloadPage: 'Muat ulang',

  problems: {
    offline: 'Anda sedang offline. Kami akan menyambungkan kembali secara otomatis.',
    unreachable: 'Tidak dapat terhubung ke toko. Kami akan terus mencoba.',
    store_unavailable: 'Toko sedang mengalami gangguan. Kami akan terus mencoba.',
    bad_request: 'Terjadi kesalahan. Silakan muat ulang halaman ini.',
    checkout_expired: 'Sesi Anda sudah berakhir. Silakan muat ulang halaman ini.',
    forbidden:
      'Pesanan ini tidak dapat dibayar di halaman ini. Silakan kembali ke toko, lalu coba lagi.',
    link_used:
      'Tautan ini sudah digunakan. Silakan lanjutkan di perangkat atau browser tempat Anda membukanya, atau minta tautan baru dari toko.',
    link_expired:
      'Tautan ini sudah kedaluwarsa. Silakan ambil tautan baru di tempat Anda mendapatkannya, atau minta dari toko.',
    not_found: 'Halaman pembayaran ini tidak ditemukan. Silakan hubungi toko.',
    amount_invalid: 'Jumlah ini tidak dapat dibayar dengan kripto. Silakan hubungi toko.',
    currency_unavailable: 'Mata uang ini sedang tidak tersedia. Silakan pilih mata uang lain.',
    checkout_closed: 'Toko telah menutup pesanan ini. Pesanan ini tidak menerima pembayaran lagi.',
    rate_limited: 'Terlalu banyak percobaan. Mohon tunggu sebentar.',
    service_unavailable: 'Tidak dapat terhubung ke layanan pembayaran. Kami akan terus mencoba.',
    service_rejected: 'Layanan pembayaran menolak permintaan kami. Silakan hubungi toko.',
  },

  checkout: 'Pembayaran',
  sandbox: 'Mode uji coba. Jangan kirim uang sungguhan.',
  tryAgain: 'Coba lagi',
  close: 'Tutup',
  copied: 'Disalin',
  copyRefused: 'Tidak dapat menyalin otomatis di sini. Teks sudah dipilih, silakan salin sendiri.',
  loading: 'Membuka halaman pembayaran…',
  alreadySent: 'Sudah membayar? Pembayaran Anda tidak terpengaruh. Jangan kirim lagi.',
  orderReference: (reference) => `Pesanan ${reference}`,
  accountReference: (reference) => `Akun ${reference}`,
  maybeBlocked:
    'Jika terus terjadi, penyebabnya mungkin pemblokir konten atau jaringan internet Anda. Izinkan halaman ini, atau coba browser lain.',
  priceChanged: (before, now) => `Harga berubah dari ${before} menjadi ${now}.`,
  requestReference: (id) => `Kode untuk layanan pelanggan: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Membuka halaman pembayaran…',
    error: 'Halaman pembayaran tidak dapat dibuka',
    choose_currency: 'Bayar dengan',
    pay: 'Menunggu pembayaran',
    top_up: 'Menunggu deposit',
    detected: 'Pembayaran terdeteksi',
    confirmed: 'Terkonfirmasi sebagian',
    partial: 'Dibayar sebagian',
    review: 'Pembayaran sedang ditinjau',
    held: 'Pembayaran ditahan',
    paid: 'Sudah dibayar',
    closed: 'Pesanan ditutup',
  },
  noCurrencies: 'Saat ini tidak ada mata uang yang tersedia. Coba lagi nanti.',
  currenciesFailed: 'Mata uang tidak dapat dimuat.',

  payTitle: (price) => `Bayar ${price}`,
  partReceived: (received, price) => `${received} dari ${price} diterima`,
  partDetected: (received, price) => `${received} dari ${price} terdeteksi`,
  leftToPay: 'Sisa pembayaran',
  topUpTitle: 'Isi saldo',
  topUpLead: 'Kirim jumlah berapa pun. Anda dapat terus memakai alamat ini.',
  minimum: (amount) => `Minimal ${amount}. Transfer yang lebih kecil mungkin tidak terdeteksi.`,
  tooSmall: 'Jumlah terlalu kecil',
  amountLabel: 'Jumlah yang harus dikirim',
  copyAmount: 'Salin jumlah',
  sendOnly: (code, network) => `Hanya ${code} dan hanya di jaringan ${network}.`,
  sendOnlyWhy: 'Dana yang dikirim dengan cara lain bisa hilang.',
  addressLabel: (code, network) => `Alamat untuk ${code} di jaringan ${network}`,
  copyAddress: 'Salin alamat',
  copiedAddress: (code, network) =>
    `Disalin. Kirim hanya ${code} dan hanya di jaringan ${network}.`,
  qrLabel: (code, network) => `Kode QR untuk mengirim ${code} di jaringan ${network}`,
  enlarge: 'Perbesar',
  scanBare: 'Pindai, lalu masukkan jumlah.',
  openWallet: 'Buka di dompet',
  nothingOpened:
    'Tidak ada yang terbuka? Salin jumlah dan alamat ke dompet Anda, atau pindai kode dengan perangkat lain.',
  moreWays: 'Cara bayar lainnya',
  rate: (code, dollars, from) => `1 ${code} = US$${dollars} (${from})`,
  priceLocked: (time) => `Harga terkunci, sisa ${time}`,
  expiredTitle: 'Harga kedaluwarsa',
  expiredLead:
    'Sudah membayar? Jangan kirim lagi, kami masih memantau alamat ini. Jika belum, perbarui harga.',
  newPrice: 'Perbarui harga',
  checking: 'Memeriksa…',
  continueOnceDetected: 'Anda dapat melanjutkan setelah pembayaran terdeteksi.',
  addressDetails: 'Tampilkan alamat',
  change: 'Ganti',
  changeCurrency: 'Ganti mata uang atau jaringan',
  addressReplaced: 'Alamat telah berubah. Gunakan hanya alamat ini.',
  changedElsewhere: (what) =>
    `Diubah di tab atau perangkat lain. Yang harus dibayar saat ini: ${what}, ke alamat di bawah.`,
  addressRefusedTitle: 'Alamat ini tidak lolos pemeriksaan keamanan kami',
  addressRefused:
    'Dana yang dikirim ke alamat ini bisa hilang, jadi kami tidak menampilkannya. Pilih mata uang lain atau hubungi toko.',
  addressUnchecked:
    'Kami tidak mengenal jaringan ini, jadi alamatnya tidak dapat diperiksa. Konfirmasikan ke toko sebelum mengirim.',
  deposits: 'Deposit',
  noDeposits: 'Belum ada deposit',

  transferStatus: { seen: 'Menunggu konfirmasi', confirmed: 'Terkonfirmasi', held: 'Ditahan' },
  unknownStatus: 'Tercatat',
  viewTransfer: 'Lihat transaksi',

  search: 'Cari mata uang atau jaringan',
  searchHint: 'Nama, kode, atau jaringan',
  currencies: 'Mata uang',
  networks: 'Jaringan',
  popular: 'Populer',
  lastUsed: 'Terakhir digunakan',
  everything: 'Semua mata uang',
  byNetwork: 'Per jaringan',
  countNetworks: (n) => count(n, { other: '# jaringan' }),
  countCurrencies: (n) => count(n, { other: '# mata uang' }),
  fromAmount: (amount) => `mulai ${amount}`,
  chooseNetwork: 'Pilih jaringan',
  chooseCurrencyOn: (network) => `Pilih mata uang di jaringan ${network}`,
  networkGuide:
    'Pilih jaringan yang akan dipakai dompet atau bursa kripto Anda. Biayanya berbeda-beda.',
  minimumOf: (amount) => `minimal ${amount}`,
  usuallyTakes: (time) => `sekitar ${time}`,
  noMatch: (text) => `Tidak ada hasil untuk “${text}”`,
  searchable: 'Coba kode, nama, atau jaringan, atau tempel alamat dari dompet Anda.',
  clearSearch: 'Hapus pencarian',
  readAs: (text) => `Menampilkan hasil untuk “${text}”`,
  addressOf: (network) => `Ini tampak seperti alamat di jaringan ${network}.`,
  addressOfSeveral: (networks) =>
    `Alamat tampak sama di jaringan ${networks}. Periksa dompet Anda untuk melihat di jaringan mana dana Anda berada.`,
  addressOfNone: (networks) =>
    `Ini tampak seperti alamat di jaringan ${networks}, yang tidak diterima toko.`,
  addressStays: 'Hanya diperiksa di perangkat Anda.',
  matches: (n) => count(n, { other: '# hasil' }),
  moreMatches: (n) =>
    count(n, { other: 'Masih ada # hasil lain. Ketik lebih banyak untuk mempersempit.' }),
  unavailable: {
    no_rate: 'Saat ini tidak ada harga',
    ambiguous_address: 'Saat ini tidak ada alamat',
    address_refused: 'Saat ini tidak ada alamat aman',
    no_address: 'Saat ini tidak ada alamat',
    below_minimum: 'Jumlah terlalu kecil',
  },
  notAvailable: 'Saat ini tidak tersedia',
  keepCurrency: 'Kembali ke pembayaran',
  gettingAddress: 'Mengambil alamat pembayaran…',

  transferCounts: {
    late: 'Terdeteksi setelah harga kedaluwarsa',
    wrong_currency: 'Bukan mata uang yang dipilih',
  },

  slowOpening: 'Ini memakan waktu lebih lama dari biasanya. Kami akan terus mencoba.',
  notCurrent: 'Informasi ini mungkin bukan yang terbaru',
  sessionOver: 'Sesi Anda sudah berakhir',
  sessionOverLead:
    'Muat ulang untuk melihat alamat saat ini. Pembayaran yang sudah dikirim tidak terpengaruh.',
  contactStore: (store) => `Hubungi ${store ?? 'toko'}`,
  backToStore: (store) => `Kembali ke ${store ?? 'toko'}`,

  nothingAwaited: 'Belum ada yang harus dibayar',
  tooSmallForAll:
    'Sisa pembayaran terlalu kecil untuk semua mata uang di sini. Silakan hubungi toko.',
  longWaitTitle: (ago) => `Terdeteksi ${ago}, belum terkonfirmasi`,
  longWait:
    'Jaringan blockchain mungkin lambat, atau mungkin sudah membuang transaksi ini. Periksa dompet Anda, dan tanyakan kepada toko sebelum mengirim lagi.',

  newPriceIs: (amount) => `Harga baru: ${amount}.`,
  oneMinuteLeft: 'Sisa waktu untuk harga ini satu menit.',

  autoUpdates: 'Halaman ini diperbarui otomatis. Anda boleh menutupnya dan kembali lagi.',
  dontSendAgain: 'Jangan kirim lagi.',
  reviewLead: (store) =>
    `Pembayaran Anda sudah kami terima, tetapi tidak dapat dicocokkan otomatis dengan pesanan ini. ${store ?? 'Toko'} akan meninjaunya. Jangan kirim lagi.`,
  heldLead: (store) =>
    `Layanan pembayaran sedang meninjau pembayaran ini. Silakan hubungi ${store ?? 'toko'}. Jangan kirim lagi.`,
  paidLead: 'Terima kasih. Anda dapat menutup halaman ini.',
  closedLead: 'Pesanan ini tidak menerima pembayaran lagi. Sudah mengirim? Silakan hubungi toko.',
  overLead: (excess, store) =>
    `Anda kelebihan membayar ${excess}. Silakan hubungi ${store ?? 'toko'} untuk pengembalian dana.`,
  usualTime: (time, network) => `Biasanya ${time} di jaringan ${network}.`,
  storeConfirms: 'Toko akan mengonfirmasi pembayaran ini.',
  lateEvents: 'Mungkin perlu beberapa menit hingga pembayaran Anda terlihat oleh kami.',
  exceptions: {
    partial: 'Jumlah yang kami terima kurang dari jumlah tagihan.',
    over: 'Jumlah yang kami terima melebihi jumlah tagihan. Silakan minta pengembalian dana kepada toko.',
    late: 'Ada pembayaran yang terdeteksi setelah harga kedaluwarsa. Toko yang memutuskan apakah pembayaran itu dihitung.',
    wrong_currency:
      'Ada pembayaran yang masuk dalam mata uang lain. Toko yang memutuskan apakah pembayaran itu dihitung.',
    held: 'Ada pembayaran yang ditahan untuk ditinjau.',
  },
  unknownException: 'Toko memiliki catatan tentang pembayaran ini.',
  steps: { detected: 'Terdeteksi', confirming: 'Proses konfirmasi', paid: 'Dibayar' },
  received: 'Diterima',
  detectedAmount: 'Terdeteksi',
  due: 'Sisa pembayaran',
  excess: 'Kelebihan bayar',
  facts: {
    order: 'Pesanan',
    account: 'Akun',
    total: 'Total',
    paid: 'Dibayar',
    network: 'Jaringan',
    date: 'Tanggal',
    transaction: 'Transaksi',
  },
  transfers: 'Transaksi',
  details: 'Detail',
  lastChecked: (ago) => `Terakhir diperbarui ${ago}`,
  checkNow: 'Periksa sekarang',
  nothingNew: 'Tidak ada yang baru',
  somethingNew: 'Diperbarui',
  notChecked: 'Pemeriksaan tadi gagal. Informasi ini mungkin bukan yang terbaru.',
  connection: { live: 'Langsung', polling: 'Diperiksa otomatis', offline: 'Tidak ada koneksi' },
  stillWatching: 'Masih memantau alamat ini',
  connectionLost: 'Koneksi terputus',
  connectionBack: 'Tersambung kembali',

  sources: {
    service_event: 'Layanan pembayaran',
    service_list: 'Jaringan blockchain',
    service_lookup: 'Halaman pembayaran',
    store: 'Toko',
  },
  evidence: {
    opened: 'Halaman pembayaran dibuka',
    quoted: 'Harga dikunci',
    seen: 'Pembayaran terdeteksi',
    confirmed: 'Pembayaran terkonfirmasi',
    held: 'Ditahan',
    released: 'Peninjauan selesai',
    marked_paid: 'Ditandai sudah dibayar',
    closed: 'Pesanan ditutup',
    amended: 'Jumlah diubah',
  },
  unknownSource: 'Sumber lain',
  unknownEvidence: 'Pembaruan',
  timeline: 'Riwayat',
  copyTimeline: 'Salin untuk bantuan',

  tellMe: 'Beri tahu saya',
  tellingMe:
    'Biarkan halaman ini terbuka. Anda akan mendengar bunyi atau melihat notifikasi jika browser mengizinkannya.',

  receipt: 'Tanda terima',
  receiptNote: 'Tanda terima pembayaran, bukan faktur.',
  printReceipt: 'Cetak',
  saveReceipt: 'Simpan',

  ladderTitle: 'Kode QR lebih sederhana',
  ladderLead: 'Kode QR tidak terbaca? Coba kode QR yang lebih sederhana.',
  ladderForms: {
    bip21_amount: 'Alamat dan jumlah',
    bip21: 'Alamat sebagai tautan, tanpa jumlah',
    eip681_amount: 'Tautan dengan jumlah',
    eip681: 'Tautan tanpa jumlah',
    eip681_token: 'Tautan token dengan jumlah. Periksa penerima di dompet Anda.',
    address: 'Alamat saja',
  },

  exchangeTitle: 'Membayar dari bursa kripto?',
  exchangeNetwork: 'Jaringan',
  exchangeNames: (names) => `juga tertulis ${names}`,
  exchangeAmount: 'Jumlah yang harus kami terima',
  exchangeMemo: 'Memo atau tag',
  exchangeNoMemo: 'Biarkan kosong',
  exchangeWallet: 'Jenis dompet',
  exchangeHosted: 'Dompet kustodian (bisnis)',
  exchangeUnhosted: 'Dompet pribadi (nonkustodian)',
  exchangeRecipient: 'Penerima',
  exchangeFee:
    'Jika bursa memotong biayanya dari yang Anda kirim, tambahkan biaya itu ke jumlahnya. Bursa memiliki batas minimum penarikan.',
  feeCoin: (code) => `Dompet Anda memerlukan sedikit ${code} untuk biaya jaringan.`,

  checkTitle: 'Cocokkan alamat',
  checkLead:
    'Malware dapat mengganti alamat yang disalin. Tempel alamat penerima yang tampil di dompet Anda untuk mencocokkannya.',
  checkLabel: 'Alamat penerima di dompet Anda',
  checkSame: 'Alamat cocok.',
  checkDiffers: (at, pasted, right) =>
    `Jangan kirim. Ini bukan alamat kami: mulai karakter ke-${String(at)} tertulis “${pasted}”, bukan “${right}”.`,
  checkNone: (network) => `Jangan kirim. Ini bukan alamat lengkap di jaringan ${network}.`,

  saveCard: 'Simpan gambar',
  priceLockedUntil: (moment) => `Harga dikunci hingga ${moment}`,

  handOff: 'Lanjutkan di ponsel',
  handOffLead:
    'Pindai dengan kamera ponsel untuk membuka halaman pembayaran ini di ponsel. Ini bukan kode untuk membayar.',
  handOffLabel: 'Kode QR yang membuka halaman pembayaran ini di ponsel Anda, bukan untuk membayar',
  handOffUntil: (time) => `Berlaku sekali, hingga ${time}.`,
  handOffNew: 'Kode baru',

  worthTitle: 'Konversi',
  worthCoins: (code) => `Jumlah dalam ${code}`,
  worthDollars: 'Jumlah dalam dolar AS',
  worth: (coins, dollars) => `${coins} bernilai ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} bernilai sekitar ${dollars}.`,
  worthGuide: 'Harga dapat berubah sebelum transfer Anda masuk.',
  worthUnread: (whole, part) => `Masukkan angka, misalnya ${whole} atau ${part}.`,
  worthNoRate: 'Saat ini tidak ada harga.',

  walletPay: 'Bayar dengan dompet browser',
  walletPayWith: (wallet) => `Bayar dengan ${wallet}`,
  walletOther: 'Dompet lain',

  walletConnect: (wallet) => `Setujui koneksi di ${wallet}.`,
  walletSwitch: (wallet, network) => `Beralih ke jaringan ${network} di ${wallet}.`,
  walletConfirm: (wallet, amount, network) =>
    `Konfirmasi ${amount} di jaringan ${network} melalui ${wallet}.`,
  walletSlow: (wallet) => `Tidak terjadi apa-apa? Buka ${wallet}.`,
  walletStop: 'Berhenti menunggu',

  walletProblems: {
    refused: 'Permintaan ditolak. Tidak ada yang terkirim.',
    locked: 'Dompet Anda terkunci atau tidak menampilkan akun. Buka kuncinya, lalu coba lagi.',
    busy: 'Ada permintaan lain di dompet Anda. Jawab di sana, lalu coba lagi.',
    contract_account:
      'Ini akun pintar, seperti Safe. Layanan pembayaran mungkin tidak mendeteksi pembayaran dari akun ini. Pilih akun lain di dompet Anda, atau pindai kode dengan dompet lain.',
    account_changed: 'Akun di dompet Anda berubah. Tidak ada yang terkirim. Coba lagi.',
    wrong_token:
      'Data token ini berbeda antara dompet Anda dan toko. Tidak ada yang terkirim. Pilih mata uang lain atau hubungi toko.',
    no_answer: 'Dompet Anda tidak menjawab. Tidak ada yang terkirim. Buka dompet, lalu coba lagi.',
    failed:
      'Dompet Anda melaporkan kesalahan. Tidak ada yang terkirim. Coba lagi, atau bayar dengan kode.',
    uncertain:
      'Dompet Anda melaporkan kesalahan, tetapi pembayaran mungkin sudah terkirim. Periksa dompet Anda sebelum membayar lagi.',
  },
  walletWrongNetwork: (network) =>
    `Dompet Anda berada di jaringan lain. Beralih ke ${network} di sana, lalu coba lagi.`,
  walletNotEnough: (code) =>
    `${code} di akun ini tidak cukup. Pilih akun lain di dompet Anda, lalu coba lagi.`,
  walletNoFee: (code) =>
    `Akun ini tidak memiliki ${code} untuk biaya jaringan. Tambahkan sedikit, lalu coba lagi.`,

  walletQuestion: 'Anda mungkin sudah membayar',
  walletAsked:
    'Sebuah dompet sudah diminta membayar pesanan ini. Periksa di sana dahulu: jika membayar lagi, Anda bisa membayar dua kali.',
  walletWasSent:
    'Pembayaran untuk pesanan ini sudah dikirim dari sebuah dompet. Jika membayar lagi, Anda bisa membayar dua kali.',
  walletPayAgain: 'Bayar lagi',
  walletBack: 'Kembali',

  walletFates: {
    pending: 'Terkirim. Menunggu jaringan blockchain.',
    included: 'Terkirim dan sudah ada di blockchain. Menunggu toko mendeteksinya.',
    failed:
      'Pembayaran ini gagal di jaringan blockchain. Jumlahnya tidak terkirim. Anda dapat membayar lagi.',
    replaced:
      'Pembayaran ini dipercepat atau dibatalkan di dompet Anda. Periksa di sana sebelum membayar lagi.',
    dropped:
      'Jaringan blockchain mungkin sudah membuang pembayaran ini. Periksa dompet Anda sebelum membayar lagi.',
  },
  walletCopyHash: 'Salin ID transaksi',
};
