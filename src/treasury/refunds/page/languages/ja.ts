/** Japanese. Polite (です・ます), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'ja',
  sandbox: 'テストモード',

  title: 'ご返金',
  formTitle: 'ご注文 {order} の返金',
  why: {
    excess: '{amount}多くお支払いいただきました。',
    late: '{amount}のお支払いは、価格の有効期限が切れた後に届きました。',
    wrong_currency: '{amount}をお送りいただきましたが、このご注文は別の通貨でのお支払いでした。',
    all: '{amount}をお返しします。',
  },
  addressLabel: '{network}ネットワークの{code}受取アドレス',
  addressHint: 'アドレスを貼り付けてください。次のページでもう一度確認できます。',
  onNetwork: '<b>{network}ネットワーク</b>で{code}を受け取れるアドレスをご利用ください。',
  alsoShown: 'ウォレットでは、このネットワークが{names}と表示されることもあります。',
  lostElsewhere: '別のネットワークでは、資金が失われるおそれがあります。',
  copyNow:
    'ウォレットまたは取引所の「受け取る」から、いまコピーしてください。お支払い元のアドレスでは返金を受け取れない場合があります。',
  noMemo:
    '取引所がメモまたはタグも求める場合は、別のアドレスをご利用ください。メモやタグは付けられません。',
  freeOfCharge: '返金に費用はかかりません。リカバリーフレーズは、誰にも教える必要はありません。',
  next: '次へ',
  worksUntil: 'このリンクは{time}まで、1回だけ使えます。',

  errorTitle: 'アドレスをご確認ください',
  addressErrors: {
    empty: 'アドレスを入力してください。',
    charset:
      '{network}ネットワークのアドレスには使われない文字が含まれています。もう一度コピーしてください。',
    length:
      '{network}ネットワークのアドレスとしては短すぎるか長すぎます。もう一度コピーしてください。',
    checksum: 'このアドレスには誤りがあります。もう一度コピーしてください。',
    wrong_network:
      '別のネットワークのアドレスです。{network}ネットワークのアドレスをコピーしてください。',
    none: '{network}ネットワークのアドレスではありません。もう一度コピーしてください。',
    own: 'これはショップ自身のアドレスです。ウォレットの「受け取る」にあるご自身のアドレスを入力してください。',
    contract:
      'これは個人ではなくトークンのアドレスで、資金が失われます。ウォレットの「受け取る」からご自身のアドレスをコピーしてください。',
    nobody:
      'このアドレスは誰も使えないため、資金が失われます。ご自身のアドレスを入力してください。',
  },

  confirmTitle: 'ご自身のアドレスですか？',
  confirmLead: 'ウォレットのアドレスと見比べてください。後から変更することはできません。',
  confirmAddress: 'アドレス',
  goesTo: '<b>{amount}</b>（{network}）',
  mine: '自分のアドレスで、{network}ネットワークの{code}を受け取れます。',
  mineMissing: 'ご自身のアドレスであれば、チェックを入れてください。',
  confirm: 'アドレスを確定する',
  edit: '修正する',

  receivedTitle: 'アドレスを受け付けました',
  receivedLead: {
    named: '{store}が返金を1件ずつ確認してから送金します。このページは閉じてかまいません。',
    unnamed: 'ショップが返金を1件ずつ確認してから送金します。このページは閉じてかまいません。',
  },
  sendingTitle: '返金を送金しています',
  sendingLead: 'まだ承認されていません。このページは閉じてかまいません。',
  sentTitle: '返金を送金しました',
  sentLead: 'ウォレットに表示されるまで数分かかることがあります。',
  stoppedTitle: '返金は送金されませんでした',
  stoppedLead: {
    named: '注文番号を添えて{store}にお問い合わせください。',
    unnamed: '注文番号を添えてショップにお問い合わせください。',
  },
  stepReceived: 'アドレス受付済み',
  stepReview: '確認中',
  stepReviewed: '確認済み',
  stepNotSent: '未送金',
  stepSending: '送金中',
  stepSent: '送金済み',
  stepStopped: '送金されませんでした',
  viewTransaction: '取引を見る',
  wrongAddress:
    'アドレスが違う場合は、注文番号 {order} を添えて、すぐにショップへお問い合わせください。',

  endedTitle: 'このリンクは使えなくなりました',
  endedLead: {
    named:
      '使用済み、差し替え済み、または期限切れです。注文番号を添えて、{store}に新しいリンクをご依頼ください。',
    unnamed:
      '使用済み、差し替え済み、または期限切れです。注文番号を添えて、ショップに新しいリンクをご依頼ください。',
  },
  endedNote: 'ご自身で使っていない場合',
  endedNoteMore: 'すぐにショップへお知らせください。ほかの人が使ったおそれがあります。',

  busyTitle: '短時間に操作が繰り返されました',
  busyLead: '数分お待ちください。リンクは引き続き使えます。',
  failedTitle: '問題が発生しました',
  failedLead: 'リンクは引き続き有効です。しばらくしてからもう一度お試しください。',
  tooLongTitle: '入力が長すぎます',
  tooLongLead: 'アドレスだけを入力してください。',
  elsewhereTitle: 'リンクをもう一度開いてください',
  elsewhereLead: 'このフォームは別のサイトから送られたため、何も処理していません。',
  tryAgain: 'もう一度試す',
};
