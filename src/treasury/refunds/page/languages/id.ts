/** Indonesian. Polite ("Anda"), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'id',
  sandbox: 'Mode uji coba',

  title: 'Pengembalian dana Anda',
  formTitle: 'Pengembalian dana Anda untuk pesanan {order}',
  why: {
    excess: 'Anda kelebihan mengirim {amount}.',
    late: 'Pembayaran Anda sebesar {amount} masuk setelah harga kedaluwarsa.',
    wrong_currency: 'Anda mengirim {amount}, padahal pesanan harus dibayar dengan mata uang lain.',
    all: 'Anda menerima kembali {amount}.',
  },
  addressLabel: 'Alamat {code} Anda di jaringan {network}',
  addressHint: 'Tempelkan di sini. Anda akan memeriksanya sekali lagi di halaman berikutnya.',
  onNetwork: 'Gunakan alamat yang menerima {code} <b>di jaringan {network}</b>.',
  alsoShown: 'Dompet mungkin juga menampilkan jaringan ini sebagai {names}.',
  lostElsewhere: 'Di jaringan lain, dana dapat hilang.',
  copyNow:
    'Salin sekarang dari menu “Terima” di dompet atau bursa kripto Anda. Alamat yang Anda pakai untuk membayar mungkin tidak menerima pengembalian dana.',
  noMemo:
    'Jika bursa Anda juga meminta memo atau tag, gunakan alamat lain: kami tidak dapat mengirimkannya.',
  freeOfCharge:
    'Pengembalian dana tidak dikenai biaya bagi Anda. Tidak ada yang memerlukan frasa pemulihan Anda.',
  next: 'Lanjutkan',
  worksUntil: 'Tautan ini hanya berlaku satu kali, hingga {time}.',

  errorTitle: 'Periksa alamatnya',
  addressErrors: {
    empty: 'Masukkan alamat Anda.',
    charset: 'Alamat di jaringan {network} tidak memuat karakter seperti ini. Salin lagi.',
    length: 'Terlalu pendek atau terlalu panjang untuk alamat di jaringan {network}. Salin lagi.',
    checksum: 'Ada salah ketik pada alamat ini. Salin lagi.',
    wrong_network: 'Alamat ini untuk jaringan lain. Salin alamat untuk jaringan {network}.',
    none: 'Ini bukan alamat di jaringan {network}. Salin lagi.',
    own: 'Ini alamat milik toko sendiri. Masukkan alamat Anda, dari menu “Terima” di dompet Anda.',
    contract:
      'Ini alamat token, bukan alamat orang: dana akan hilang. Salin alamat Anda dari menu “Terima” di dompet Anda.',
    nobody: 'Tidak ada yang dapat menggunakan alamat ini: dana akan hilang. Masukkan alamat Anda.',
  },

  confirmTitle: 'Apakah ini alamat Anda?',
  confirmLead: 'Bandingkan dengan dompet Anda. Alamat tidak dapat diubah setelah ini.',
  confirmAddress: 'Alamat',
  goesTo: '<b>{amount}</b> di jaringan {network}',
  mine: 'Ini alamat saya dan menerima {code} di jaringan {network}.',
  mineMissing: 'Centang kotak jika alamat ini milik Anda.',
  confirm: 'Konfirmasi alamat',
  edit: 'Ubah',

  receivedTitle: 'Alamat Anda sudah kami terima',
  receivedLead: {
    named:
      '{store} meninjau setiap pengembalian dana sebelum mengirimnya. Anda dapat menutup halaman ini.',
    unnamed:
      'Toko meninjau setiap pengembalian dana sebelum mengirimnya. Anda dapat menutup halaman ini.',
  },
  sendingTitle: 'Pengembalian dana Anda sedang dikirim',
  sendingLead: 'Belum dikonfirmasi. Anda dapat menutup halaman ini.',
  sentTitle: 'Pengembalian dana Anda sudah dikirim',
  sentLead: 'Mungkin perlu beberapa menit hingga dana muncul di dompet Anda.',
  stoppedTitle: 'Pengembalian dana Anda tidak jadi dikirim',
  stoppedLead: {
    named: 'Hubungi {store} dan sebutkan nomor pesanan Anda.',
    unnamed: 'Hubungi toko dan sebutkan nomor pesanan Anda.',
  },
  stepReceived: 'Alamat diterima',
  stepReview: 'Sedang ditinjau',
  stepReviewed: 'Sudah ditinjau',
  stepNotSent: 'Belum dikirim',
  stepSending: 'Sedang dikirim',
  stepSent: 'Sudah dikirim',
  stepStopped: 'Tidak jadi dikirim',
  viewTransaction: 'Lihat transaksi',
  wrongAddress: 'Alamat salah? Segera hubungi toko dan sebutkan nomor pesanan Anda, {order}.',

  endedTitle: 'Tautan ini sudah tidak berlaku',
  endedLead: {
    named:
      'Tautan sudah digunakan, diganti, atau kedaluwarsa. Minta yang baru dari {store} dan sebutkan nomor pesanan Anda.',
    unnamed:
      'Tautan sudah digunakan, diganti, atau kedaluwarsa. Minta yang baru dari toko dan sebutkan nomor pesanan Anda.',
  },
  endedNote: 'Bukan Anda yang menggunakannya?',
  endedNoteMore: 'Segera beri tahu toko: mungkin orang lain yang menggunakannya.',

  busyTitle: 'Terlalu banyak percobaan',
  busyLead: 'Tunggu beberapa menit. Tautan Anda masih berlaku.',
  failedTitle: 'Terjadi kesalahan',
  failedLead: 'Tautan Anda masih berlaku. Coba lagi sebentar lagi.',
  tooLongTitle: 'Teks terlalu panjang',
  tooLongLead: 'Masukkan alamatnya saja.',
  elsewhereTitle: 'Buka tautannya lagi',
  elsewhereLead: 'Formulir ini berasal dari situs lain, jadi tidak ada yang dilakukan.',
  tryAgain: 'Coba lagi',
};
