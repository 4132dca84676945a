/** Turkish. Polite ("siz"), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'tr',
  sandbox: 'Test modu',

  title: 'İadeniz',
  formTitle: '{order} numaralı sipariş için iadeniz',
  why: {
    excess: '{amount} fazla gönderdiniz.',
    late: '{amount} tutarındaki ödemeniz, fiyatın süresi dolduktan sonra geldi.',
    wrong_currency: '{amount} gönderdiniz, ancak sipariş başka bir para birimiyle ödenmeliydi.',
    all: '{amount} geri alıyorsunuz.',
  },
  addressLabel: '{network} ağındaki {code} adresiniz',
  addressHint: 'Yapıştırın. Sonraki sayfada bir kez daha kontrol edeceksiniz.',
  onNetwork: '{code} birimini <b>{network} ağında</b> alan bir adres kullanın.',
  alsoShown: 'Cüzdanlarda bu ağın adı {names} olarak da geçebilir.',
  lostElsewhere: 'Başka bir ağda para kaybolabilir.',
  copyNow:
    'Adresi şimdi cüzdanınızın veya kripto borsanızın “Al” bölümünden kopyalayın. Ödemeyi gönderdiğiniz adres iade kabul etmeyebilir.',
  noMemo:
    'Borsanız ayrıca memo veya tag istiyorsa başka bir adres kullanın: bunları gönderemiyoruz.',
  freeOfCharge: 'İade size hiçbir ücret çıkarmaz. Kurtarma ifadenize kimsenin ihtiyacı yoktur.',
  next: 'Devam et',
  worksUntil: 'Bu bağlantı {time} tarihine kadar bir kez kullanılabilir.',

  errorTitle: 'Adresi kontrol edin',
  addressErrors: {
    empty: 'Adresinizi girin.',
    charset: '{network} ağındaki adreslerde bu karakterler bulunmaz. Yeniden kopyalayın.',
    length: '{network} ağındaki bir adres için çok kısa veya çok uzun. Yeniden kopyalayın.',
    checksum: 'Bu adreste yazım hatası var. Yeniden kopyalayın.',
    wrong_network: 'Bu adres başka bir ağa ait. {network} ağındaki adresinizi kopyalayın.',
    none: 'Bu, {network} ağında bir adres değil. Yeniden kopyalayın.',
    own: 'Bu, mağazanın kendi adresi. Cüzdanınızın “Al” bölümünden kendi adresinizi girin.',
    contract:
      'Bu bir kişinin değil, bir tokenin adresi: para kaybolur. Kendi adresinizi cüzdanınızın “Al” bölümünden kopyalayın.',
    nobody: 'Bu adresi kimse kullanamaz: para kaybolur. Kendi adresinizi girin.',
  },

  confirmTitle: 'Bu sizin adresiniz mi?',
  confirmLead: 'Cüzdanınızdakiyle karşılaştırın. Sonradan değiştiremezsiniz.',
  confirmAddress: 'Adres',
  goesTo: '<b>{amount}</b>, {network} ağında',
  mine: 'Bu adres benim ve {network} ağında {code} alıyor.',
  mineMissing: 'Adres sizinse kutuyu işaretleyin.',
  confirm: 'Adresi onayla',
  edit: 'Düzenle',

  receivedTitle: 'Adresiniz bize ulaştı',
  receivedLead: {
    named: '{store} her iadeyi göndermeden önce inceler. Bu sayfayı kapatabilirsiniz.',
    unnamed: 'Mağaza her iadeyi göndermeden önce inceler. Bu sayfayı kapatabilirsiniz.',
  },
  sendingTitle: 'İadeniz gönderiliyor',
  sendingLead: 'Henüz onaylanmadı. Bu sayfayı kapatabilirsiniz.',
  sentTitle: 'İadeniz gönderildi',
  sentLead: 'Cüzdanınızda görünmesi birkaç dakika sürebilir.',
  stoppedTitle: 'İadeniz gönderilmedi',
  stoppedLead: {
    named: 'Sipariş numaranızı belirterek {store} ile iletişime geçin.',
    unnamed: 'Sipariş numaranızı belirterek mağaza ile iletişime geçin.',
  },
  stepReceived: 'Adres alındı',
  stepReview: 'İnceleniyor',
  stepReviewed: 'İncelendi',
  stepNotSent: 'Henüz gönderilmedi',
  stepSending: 'Gönderiliyor',
  stepSent: 'Gönderildi',
  stepStopped: 'Gönderilmedi',
  viewTransaction: 'İşlemi görüntüle',
  wrongAddress:
    'Adres yanlış mı? {order} sipariş numaranızı belirterek hemen mağazayla iletişime geçin.',

  endedTitle: 'Bu bağlantı artık çalışmıyor',
  endedLead: {
    named:
      'Kullanıldı, yenisiyle değiştirildi veya süresi doldu. Sipariş numaranızı belirterek {store} mağazasından yenisini isteyin.',
    unnamed:
      'Kullanıldı, yenisiyle değiştirildi veya süresi doldu. Sipariş numaranızı belirterek mağazadan yenisini isteyin.',
  },
  endedNote: 'Siz kullanmadınız mı?',
  endedNoteMore: 'Hemen mağazaya bildirin: başka biri kullanmış olabilir.',

  busyTitle: 'Çok fazla deneme yapıldı',
  busyLead: 'Birkaç dakika bekleyin. Bağlantınız hâlâ çalışıyor.',
  failedTitle: 'Bir sorun oluştu',
  failedLead: 'Bağlantınız hâlâ geçerli. Biraz sonra yeniden deneyin.',
  tooLongTitle: 'Çok uzun',
  tooLongLead: 'Yalnızca adresi girin.',
  elsewhereTitle: 'Bağlantıyı yeniden açın',
  elsewhereLead: 'Bu form başka bir siteden geldi, bu yüzden hiçbir işlem yapılmadı.',
  tryAgain: 'Tekrar dene',
};
