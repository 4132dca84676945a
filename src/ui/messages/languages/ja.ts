/** Japanese. Polite (です・ます throughout), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ja'>) => plural('ja', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ja',

  notLoaded: 'ページの一部を読み込めませんでした。接続を確認して、もう一度お試しください。',
  reloadPage: '再読み込み',

  problems: {
    offline: 'オフラインです。自動的に再接続します。',
    unreachable: 'ショップに接続できません。引き続き試みます。',
    store_unavailable: '現在、ショップに問題が発生しています。引き続き試みます。',
    bad_request: '問題が発生しました。ページを再読み込みしてください。',
    checkout_expired: 'セッションの有効期限が切れました。ページを再読み込みしてください。',
    forbidden:
      'このご注文はこのページではお支払いいただけません。ショップに戻って、もう一度お試しください。',
    link_used:
      'このリンクは使用済みです。リンクを開いた画面で続けるか、ショップに新しいリンクを依頼してください。',
    link_expired:
      'このリンクは有効期限が切れました。リンクを入手した場所で新しいリンクを取得するか、ショップに依頼してください。',
    not_found: 'お支払い画面が見つかりません。ショップにお問い合わせください。',
    amount_invalid:
      'この金額は暗号資産ではお支払いいただけません。ショップにお問い合わせください。',
    currency_unavailable: 'この通貨は現在ご利用いただけません。別の通貨をお選びください。',
    checkout_closed:
      'ショップがこのご注文を終了しました。このご注文へのお支払いは、これ以上お受けできません。',
    rate_limited: '短時間に操作が繰り返されました。しばらくお待ちください。',
    service_unavailable: '決済サービスに接続できません。引き続き試みます。',
    service_rejected:
      '決済サービスが当方のリクエストを拒否しました。ショップにお問い合わせください。',
  },

  checkout: 'お支払い',
  sandbox: 'テストモードです。実際の資金は送らないでください。',
  tryAgain: 'もう一度試す',
  close: '閉じる',
  copied: 'コピーしました',
  copyRefused: 'ここでは自動でコピーできません。選択済みのテキストを手動でコピーしてください。',
  loading: 'お支払い画面を開いています…',
  alreadySent:
    'すでにお支払い済みの場合、そのお支払いに影響はありません。二重に送金しないでください。',
  orderReference: (reference) => `ご注文 ${reference}`,
  accountReference: (reference) => `アカウント ${reference}`,
  maybeBlocked:
    '繰り返し発生する場合、コンテンツブロッカーやインターネット環境が妨げている可能性があります。このページを許可するか、別のブラウザーをお試しください。',
  priceChanged: (before, now) => `価格が${before}から${now}に変わりました。`,
  requestReference: (id) => `サポート用コード：${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'お支払い画面を開いています…',
    error: 'お支払い画面を開けませんでした',
    choose_currency: 'お支払い通貨',
    pay: 'お支払い待ち',
    top_up: '入金待ち',
    detected: 'お支払いを検出しました',
    confirmed: 'お支払いの一部が確定しました',
    partial: '一部お支払い済み',
    review: 'お支払い内容を確認中です',
    held: 'お支払いは保留中です',
    paid: 'お支払い完了',
    closed: 'このご注文は終了しました',
  },
  noCurrencies: '現在ご利用いただける通貨がありません。後でもう一度お試しください。',
  currenciesFailed: '通貨を読み込めませんでした。',

  payTitle: (price) => `${price}のお支払い`,
  partReceived: (received, price) => `${price}のうち${received}を受け取りました`,
  partDetected: (received, price) => `${price}のうち${received}を検出しました`,
  leftToPay: '残りのお支払い額',
  topUpTitle: '残高をチャージ',
  topUpLead: '金額は自由です。このアドレスは今後も続けてご利用いただけます。',
  minimum: (amount) => `最低${amount}。これより少ない送金は検出されないことがあります。`,
  tooSmall: '金額が少なすぎます',
  amountLabel: '送金する金額',
  copyAmount: '金額をコピー',
  sendOnly: (code, network) => `${code}のみ、${network}ネットワークのみ。`,
  sendOnlyWhy: 'それ以外で送ると、資金が失われるおそれがあります。',
  addressLabel: (code, network) => `${network}ネットワークの${code}用アドレス`,
  copyAddress: 'アドレスをコピー',
  copiedAddress: (code, network) =>
    `コピーしました。${code}のみを、${network}ネットワークのみで送金してください。`,
  qrLabel: (code, network) => `${network}ネットワークで${code}を送金するためのQRコード`,
  enlarge: '拡大',
  scanBare: '読み取った後、金額を入力してください。',
  openWallet: 'ウォレットで開く',
  nothingOpened:
    '何も開かない場合は、金額とアドレスをウォレットにコピーするか、別の端末でコードを読み取ってください。',
  moreWays: 'その他の支払い方法',
  rate: (code, dollars, from) => `1 ${code} = $${dollars}（${from}）`,
  priceLocked: (time) => `価格の有効期限：残り${time}`,
  expiredTitle: '価格の有効期限が切れました',
  expiredLead:
    'お支払い済みの場合は、二重に送金しないでください。引き続きこのアドレスへの入金を監視しています。まだの場合は、価格を更新してください。',
  newPrice: '価格を更新',
  checking: '確認しています…',
  continueOnceDetected: 'お支払いが検出されると、次へ進めます。',
  addressDetails: 'アドレスを表示',
  change: '変更',
  changeCurrency: '通貨またはネットワークを変更',
  addressReplaced: 'アドレスが変わりました。必ずこのアドレスのみを使用してください。',
  changedElsewhere: (what) =>
    `別のタブまたは端末で変更されました。現在、下のアドレスに送金していただくのは${what}です。`,
  addressRefusedTitle: 'このアドレスの安全性チェックで問題が見つかりました',
  addressRefused:
    'このアドレスに送ると資金が失われるおそれがあるため、表示していません。別の通貨を選ぶか、ショップにお問い合わせください。',
  addressUnchecked:
    'このネットワークの情報がなく、アドレスを検証できませんでした。送金する前に、ショップに確認してください。',
  deposits: '入金',
  noDeposits: 'まだ入金はありません',

  transferStatus: { seen: '確定待ち', confirmed: '確定済み', held: '保留中' },
  unknownStatus: '記録あり',
  viewTransfer: '取引を見る',

  search: '通貨またはネットワークを検索',
  searchHint: '名称、略称、ネットワーク',
  currencies: '通貨',
  networks: 'ネットワーク',
  popular: '人気',
  lastUsed: '前回使用',
  everything: 'すべての通貨',
  byNetwork: 'ネットワーク別',
  countNetworks: (n) => count(n, { other: '#件のネットワーク' }),
  countCurrencies: (n) => count(n, { other: '#件の通貨' }),
  fromAmount: (amount) => `${amount}から`,
  chooseNetwork: 'ネットワークを選択',
  chooseCurrencyOn: (network) => `${network}ネットワークの通貨を選択`,
  networkGuide:
    'ウォレットや取引所で使うネットワークをお選びください。手数料はそれぞれ異なります。',
  minimumOf: (amount) => `最低${amount}`,
  usuallyTakes: (time) => `約${time}`,
  noMatch: (text) => `「${text}」の検索結果はありません`,
  searchable: '略称、名称、ネットワークで検索するか、ウォレットのアドレスを貼り付けてください。',
  clearSearch: '検索をクリア',
  readAs: (text) => `「${text}」の検索結果を表示しています`,
  addressOf: (network) => `${network}ネットワークのアドレスのようです。`,
  addressOfSeveral: (networks) =>
    `${networks}のアドレスは、見た目では区別できません。資金がどのネットワークにあるか、ウォレットで確認してください。`,
  addressOfNone: (networks) =>
    `${networks}ネットワークのアドレスのようですが、ショップはそのネットワークに対応していません。`,
  addressStays: 'お使いの端末内でのみ確認しました。',
  matches: (n) => count(n, { other: '#件の結果' }),
  moreMatches: (n) => count(n, { other: 'ほかに#件あります。さらに入力して絞り込んでください。' }),
  unavailable: {
    no_rate: '現在、価格がありません',
    ambiguous_address: '現在、アドレスがありません',
    address_refused: '現在、安全なアドレスがありません',
    no_address: '現在、アドレスがありません',
    below_minimum: '金額が少なすぎます',
  },
  notAvailable: '現在ご利用いただけません',
  keepCurrency: 'お支払いに戻る',
  gettingAddress: '送金先アドレスを取得しています…',

  transferCounts: {
    late: '価格の有効期限後に検出',
    wrong_currency: '選択した通貨と異なります',
  },

  slowOpening: '通常より時間がかかっています。引き続き試みます。',
  notCurrent: '最新の情報ではない可能性があります',
  sessionOver: 'セッションの有効期限が切れました',
  sessionOverLead:
    '現在のアドレスを表示するには再読み込みしてください。すでに送金した分に影響はありません。',
  contactStore: (store) => `${store ?? 'ショップ'}に問い合わせる`,
  backToStore: (store) => `${store ?? 'ショップ'}に戻る`,

  nothingAwaited: '現在、お支払いは必要ありません',
  tooSmallForAll:
    '残りのお支払い額が少なすぎるため、ここにあるどの通貨でもお支払いいただけません。ショップにお問い合わせください。',
  longWaitTitle: (ago) => `${ago}に検出、まだ確定していません`,
  longWait:
    'ブロックチェーンのネットワークが遅いか、取引が破棄された可能性があります。ウォレットを確認し、再度送金する前に必ずショップにお問い合わせください。',

  newPriceIs: (amount) => `新しい価格：${amount}`,
  oneMinuteLeft: 'この価格の有効期限まで残り1分です。',

  autoUpdates: 'このページは自動的に更新されます。閉じて、後で戻ることもできます。',
  dontSendAgain: '二重に送金しないでください。',
  reviewLead: (store) =>
    `お支払いを受け取りましたが、このご注文と自動で照合できませんでした。${store ?? 'ショップ'}が内容を確認します。二重に送金しないでください。`,
  heldLead: (store) =>
    `決済サービスがお支払いを審査しています。${store ?? 'ショップ'}にお問い合わせください。二重に送金しないでください。`,
  paidLead: 'ありがとうございました。このページは閉じてかまいません。',
  closedLead:
    'このご注文へのお支払いは、これ以上お受けできません。送金済みの場合は、ショップにお問い合わせください。',
  overLead: (excess, store) =>
    `${excess}多くお支払いいただきました。返金については${store ?? 'ショップ'}にお問い合わせください。`,
  usualTime: (time, network) => `${network}ネットワークでは通常${time}かかります。`,
  storeConfirms: 'ショップがこのお支払いを確定します。',
  lateEvents: 'お支払いが表示されるまで数分かかることがあります。',
  exceptions: {
    partial: '受け取った金額がご請求額を下回っています。',
    over: '受け取った金額がご請求額を上回っています。返金をショップに依頼してください。',
    late: '価格の有効期限後にお支払いが検出されました。反映するかどうかはショップが判断します。',
    wrong_currency: '別の通貨でお支払いが届きました。反映するかどうかはショップが判断します。',
    held: 'お支払いが審査のため保留されています。',
  },
  unknownException: 'このお支払いについて、ショップからの注記があります。',
  steps: { detected: '検出', confirming: '確定待ち', paid: '支払い完了' },
  received: '受取額',
  detectedAmount: '検出額',
  due: '残りのお支払い額',
  excess: '超過額',
  facts: {
    order: 'ご注文',
    account: 'アカウント',
    total: '合計',
    paid: '支払い済み',
    network: 'ネットワーク',
    date: '日付',
    transaction: '取引',
  },
  transfers: '取引',
  details: '詳細',
  lastChecked: (ago) => `最終更新：${ago}`,
  checkNow: '今すぐ確認',
  nothingNew: '新しい情報はありません',
  somethingNew: '更新しました',
  notChecked: '今回は確認できませんでした。最新の情報ではない可能性があります。',
  connection: { live: 'リアルタイム', polling: '自動で確認中', offline: '接続なし' },
  stillWatching: '引き続きこのアドレスへの入金を監視しています',
  connectionLost: '接続が切れました',
  connectionBack: '再接続しました',

  sources: {
    service_event: '決済サービス',
    service_list: 'ブロックチェーン',
    service_lookup: '支払いページ',
    store: 'ショップ',
  },
  evidence: {
    opened: 'お支払い画面が開かれました',
    quoted: '価格を固定しました',
    seen: 'お支払いを検出しました',
    confirmed: 'お支払いが確定しました',
    held: '審査のため保留されました',
    released: '審査が終了しました',
    marked_paid: '支払い済みとして記録されました',
    closed: '注文が終了しました',
    amended: '金額が変更されました',
  },
  unknownSource: 'その他の情報元',
  unknownEvidence: '更新',
  timeline: '履歴',
  copyTimeline: 'サポート用にコピー',

  tellMe: '通知を受け取る',
  tellingMe:
    'このページを開いたままにしてください。ブラウザーで許可されている場合は、音または通知でお知らせします。',

  receipt: 'お支払い控え',
  receiptNote: 'お支払いの控えです。請求書ではありません。',
  printReceipt: '印刷',
  saveReceipt: '保存',

  ladderTitle: 'よりシンプルなQRコード',
  ladderLead: 'QRコードを読み取れない場合は、よりシンプルなものをお試しください。',
  ladderForms: {
    bip21_amount: 'アドレスと金額',
    bip21: 'リンク形式のアドレス、金額なし',
    eip681_amount: '金額付きリンク',
    eip681: '金額なしリンク',
    eip681_token: '金額付きトークンリンク。ウォレットで受取人を確認してください。',
    address: 'アドレスのみ',
  },

  exchangeTitle: '取引所からのお支払い',
  exchangeNetwork: 'ネットワーク',
  exchangeNames: (names) => `${names}と表示される場合もあります`,
  exchangeAmount: '着金が必要な金額',
  exchangeMemo: 'メモまたはタグ',
  exchangeNoMemo: '空欄のまま',
  exchangeWallet: 'ウォレットの種類',
  exchangeHosted: 'カストディ型（法人）',
  exchangeUnhosted: 'プライベート（自己管理型）',
  exchangeRecipient: '受取人',
  exchangeFee:
    '取引所の手数料が送金額から差し引かれる場合は、金額に加算してください。取引所には最低出金額があります。',
  feeCoin: (code) => `ネットワーク手数料として、ウォレットに少量の${code}が必要です。`,

  checkTitle: 'アドレスを照合',
  checkLead:
    'コピーしたアドレスがマルウェアにすり替えられることがあります。ウォレットに表示された送金先アドレスを貼り付けて照合してください。',
  checkLabel: 'ウォレット上の送金先アドレス',
  checkSame: 'アドレスは一致しています。',
  checkDiffers: (at, pasted, right) =>
    `送金しないでください。これはお支払い先のアドレスではありません。${String(at)}文字目以降が「${right}」ではなく「${pasted}」になっています。`,
  checkNone: (network) =>
    `送金しないでください。${network}ネットワークの完全なアドレスではありません。`,

  saveCard: '画像を保存',
  priceLockedUntil: (moment) => `価格の有効期限：${moment}`,

  handOff: 'スマホで続ける',
  handOffLead:
    'スマホのカメラで読み取ると、このお支払い画面がスマホで開きます。お支払い用のコードではありません。',
  handOffLabel: 'このお支払い画面をスマホで開くQRコード（お支払い用ではありません）',
  handOffUntil: (time) => `1回のみ有効です。有効期限：${time}`,
  handOffNew: '新しいコード',

  worthTitle: '換算',
  worthCoins: (code) => `${code}の数量`,
  worthDollars: '米ドルでの金額',
  worth: (coins, dollars) => `${coins}は${dollars}に相当します。`,
  worthAbout: (coins, dollars) => `${coins}は約${dollars}に相当します。`,
  worthGuide: '送金が届くまでに価格が変わることがあります。',
  worthUnread: (whole, part) => `${whole} や ${part} のように数字で入力してください。`,
  worthNoRate: '現在、価格がありません。',

  walletPay: 'ウォレットで支払う',
  walletPayWith: (wallet) => `${wallet}で支払う`,
  walletOther: '別のウォレット',

  walletConnect: (wallet) => `${wallet}で接続を承認してください。`,
  walletSwitch: (wallet, network) => `${wallet}で${network}ネットワークに切り替えてください。`,
  walletConfirm: (wallet, amount, network) =>
    `${wallet}で、${network}ネットワークの${amount}を承認してください。`,
  walletSlow: (wallet) => `何も表示されない場合は、${wallet}を開いてください。`,
  walletStop: '待つのをやめる',

  walletProblems: {
    refused: 'リクエストは拒否されました。何も送金されていません。',
    locked:
      'ウォレットがロックされているか、アカウントが表示されませんでした。ロックを解除して、もう一度お試しください。',
    busy: 'ウォレットで別のリクエストが開いています。先にそちらに応答して、もう一度お試しください。',
    contract_account:
      'これはSafeなどのスマートアカウントです。決済サービスがこのアカウントからのお支払いを検出できないことがあります。ウォレットで別のアカウントを選ぶか、別のウォレットでコードを読み取ってください。',
    account_changed:
      'ウォレットのアカウントが変更されました。何も送金されていません。もう一度お試しください。',
    wrong_token:
      'このトークンの情報が、ウォレットとショップで一致しません。何も送金されていません。別の通貨を選ぶか、ショップにお問い合わせください。',
    no_answer:
      'ウォレットから応答がありませんでした。何も送金されていません。ウォレットを開いて、もう一度お試しください。',
    failed:
      'ウォレットでエラーが発生しました。何も送金されていません。もう一度お試しいただくか、コードでお支払いください。',
    uncertain:
      'ウォレットでエラーが発生しましたが、送金された可能性があります。もう一度支払う前に、ウォレットを確認してください。',
  },
  walletWrongNetwork: (network) =>
    `ウォレットが別のネットワークに接続されています。${network}に切り替えて、もう一度お試しください。`,
  walletNotEnough: (code) =>
    `このアカウントの${code}が足りません。ウォレットで別のアカウントを選んで、もう一度お試しください。`,
  walletNoFee: (code) =>
    `このアカウントには、ネットワーク手数料のための${code}がありません。少量を追加して、もう一度お試しください。`,

  walletQuestion: 'お支払い済みの可能性があります',
  walletAsked:
    'このご注文のお支払いは、すでにウォレットに依頼されています。先にそのウォレットを確認してください。もう一度支払うと、二重払いになることがあります。',
  walletWasSent:
    'このご注文のお支払いは、すでにウォレットから送金されています。もう一度支払うと、二重払いになることがあります。',
  walletPayAgain: 'もう一度支払う',
  walletBack: '戻る',

  walletFates: {
    pending: '送金しました。ブロックチェーンのネットワークを待っています。',
    included: '送金され、ブロックチェーンに記録されました。ショップでの検出を待っています。',
    failed:
      'このお支払いはブロックチェーンのネットワークで失敗しました。金額は送金されていません。もう一度支払えます。',
    replaced:
      'このお支払いは、ウォレットで高速化またはキャンセルされました。もう一度支払う前に、ウォレットを確認してください。',
    dropped:
      'このお支払いは、ブロックチェーンのネットワークで破棄された可能性があります。もう一度支払う前に、ウォレットを確認してください。',
  },
  walletCopyHash: '取引IDをコピー',
};
