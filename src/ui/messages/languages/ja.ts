/** Japanese. Polite (です・ます throughout), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ja'>) => plural('ja', n, forms);

const notUnderstood =
  'ショップがこのリクエストを処理できませんでした。ページを再読み込みしてください。';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ja',

  notLoaded: 'このページの一部を読み込めませんでした。接続を確認して、もう一度お試しください。',

  problems: {
    offline: 'オフラインです。接続が回復すると、自動的に続行します。',
    unreachable: '現在、ショップから応答がありません。引き続き接続を試みています。',
    timeout: 'ショップの応答に時間がかかりすぎています。引き続き接続を試みています。',
    unreadable: 'ショップからの応答を読み取れませんでした。引き続き接続を試みています。',
    bad_request: notUnderstood,
    unauthorized: 'お支払い画面を開き直す必要があります。ページを再読み込みしてください。',
    checkout_expired: 'このお支払い画面は長時間開いたままでした。ページを再読み込みしてください。',
    forbidden:
      'このご注文はここではお支払いいただけません。ショップに戻って、もう一度お試しください。',
    forbidden_origin:
      'このページでは、このお支払いを受け付けることが許可されていません。ショップにお問い合わせください。',
    link_used:
      'このリンクはすでに使用されています。リンクを開いた画面で続けるか、ショップに新しいリンクを依頼してください。',
    link_expired:
      'このリンクは有効期限が切れました。リンクを見つけた場所で新しいリンクを取得するか、ショップに依頼してください。',
    not_found: 'お支払い画面が見つかりませんでした。ショップにお問い合わせください。',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'このご注文の金額は、暗号資産ではお支払いいただけません。ショップにお問い合わせください。',
    currency_unavailable: 'この通貨は現在ご利用いただけません。別の通貨を選択してください。',
    checkout_closed:
      'ショップがこのご注文を締め切ったため、このご注文へのお支払いはこれ以上受け付けられません。',
    rate_limited: '操作が少し速すぎました。しばらく待ってから、もう一度お試しください。',
    service_unavailable: '現在、決済サービスから応答がありません。引き続き接続を試みています。',
    service_invalid: '決済サービスからの応答を利用できませんでした。引き続き接続を試みています。',
    service_rejected: '決済サービスがこのお支払いを拒否しました。ショップにお問い合わせください。',
    store_unavailable: '現在、ショップに問題が発生しています。引き続き接続を試みています。',
    internal: 'ショップで予期しない問題が発生しました。引き続き接続を試みています。',
  },

  checkout: 'お支払い',
  sandbox: 'テスト環境：実際のお金ではありません。絶対に支払わないでください。',
  tryAgain: 'もう一度試す',
  copied: 'コピーしました',
  copyRefused:
    'ここではコピーがブロックされています。テキストは選択済みです。手動でコピーしてください。',
  loading: 'お支払い画面を開いています…',
  alreadySent:
    'すでに送金された場合、このページの表示は送金に影響しません。もう一度送金しないでください。',
  errorTitle: 'お支払い画面を開けませんでした',
  maybeBlocked:
    'この状態が続く場合は、コンテンツブロッカーまたはご利用のインターネット環境が妨げている可能性があります。設定でこのページを許可するか、別のブラウザーをお試しください。',
  priceChanged: (before, now) => `ショップがこのご注文の価格を${before}から${now}に変更しました。`,
  orderReference: (reference) => `ご注文 ${reference}`,
  accountReference: (reference) => `アカウント ${reference}`,
  requestReference: (id) => `サポート用の照会番号：${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: '代金を送金してください',
  partialTitle: 'お支払いの一部が届きました',
  partialArrived: (received, price) =>
    `${price}のうち${received}が届きました。この資金は安全です。`,
  partialLead: 'ご注文を完了するには、残りを送金してください。',
  topUpTitle: '残高にチャージ',
  topUpLead: '任意の金額を送金できます。このアドレスは今後もお客様専用です。',
  minimum: (amount) => `${amount}未満の送金は検出されないことがあります。`,
  tooSmall: '金額が小さすぎます',
  tooSmallForAll:
    'まだお支払いいただいていない金額は、ここにあるどの通貨でお支払いいただくにも小さすぎます。ショップにお問い合わせください。',
  amountLabel: '送金する金額',
  amountDue: '残りの送金額',
  formerAmount: '以前の金額',
  copyAmount: '金額をコピー',
  sendOnly: (code, network) => `${code}のみを、${network}ネットワークのみで送金してください`,
  sendOnlyWhy: '別の通貨やネットワークで送ると、資金が失われるおそれがあります。',
  addressLabel: (code, network) => `${network}ネットワークの${code}用アドレス`,
  copyAddress: 'アドレスをコピー',
  copiedAddress: (code, network) =>
    `コピーしました。${code}のみを、${network}ネットワークのみで送金してください。`,
  qrLabel: (code, network) => `${network}ネットワークで${code}を送金するためのQRコード`,
  qrBare: 'このコードにはアドレスのみが含まれています。金額はご自身で入力してください。',
  qrWithAmount: 'このコードにはアドレスと金額が含まれています。',
  openWallet: 'ウォレットで開く',
  ladderTitle: 'ウォレットでコードを読み取れない場合',
  ladderLead: 'より単純なコードを選択してください。',
  ladderForms: {
    bip21_amount: 'アドレスと金額',
    bip21: 'リンク形式のアドレス（金額なし）',
    eip681_amount: 'リンク（金額あり）',
    eip681: 'リンク（金額なし）',
    eip681_token: 'トークンのリンク（金額あり。ウォレットで受取人を確認してください）',
    address: 'アドレスのみ',
  },
  nothingOpened:
    '何も開かない場合は、金額とアドレスをウォレットにコピーするか、別の端末でコードを読み取ってください。',
  payHelp: '送金のヘルプ',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `(${source}のレート)`,
  rateAt: (time) => `${time}時点`,
  priceHolds: (time) => `この価格の有効時間：残り ${time}`,
  expiredTitle: 'この価格は有効期限が切れました',
  expiredLead:
    'すでに送金済みの場合は、何もする必要はありません。送金の途中である可能性があり、引き続き着金を確認しています。まだ送金していない場合に限り、新しい価格を取得してください。',
  newPrice: '新しい価格を取得',
  addressDetails: 'アドレスを表示',
  changeCurrency: '通貨またはネットワークを変更',
  changeForRest: '残りの金額を別の通貨で送金',
  addressReplaced: 'アドレスが変更されました。今後は必ずこのアドレスのみを使用してください。',
  changedElsewhere: (what) =>
    `このお支払いは別のタブまたは別の端末で変更されました。現在、下のアドレスに送金していただくのは ${what} です。`,
  addressRefusedTitle: 'このアドレスの表示を拒否しました',
  addressRefused:
    '受け取ったアドレスは、そのネットワークの検証を通過しませんでした。このアドレスに送金すると資金が失われるおそれがあるため、表示していません。請求は一切発生していません。別の通貨を選択するか、ショップにお問い合わせください。',
  addressUnchecked:
    'このネットワークの情報がないため、アドレスを検証できませんでした。送金する前に、ショップに問い合わせてアドレスを照合してください。',
  deposits: '入金',
  noDeposits: 'まだ入金はありません。',

  transferStatus: { seen: '検出済み', confirmed: '確定済み', held: '審査のため保留中' },
  unknownStatus: '記録あり',
  viewTransfer: 'ブロックチェーンで見る',

  chooseTitle: '通貨を選択',
  search: '通貨またはネットワークを検索',
  searchHint: '名称、略称、ネットワーク',
  currencies: '通貨',
  networks: 'ネットワーク',
  groupBy: 'リストの並べ方',
  byCurrency: '通貨別',
  byNetwork: 'ネットワーク別',
  lastUsed: '前回使用',
  everything: 'すべての選択肢',
  countNetworks: (n) => count(n, { other: '#件のネットワーク' }),
  countCurrencies: (n) => count(n, { other: '#件の通貨' }),
  fromAmount: (amount) => `${amount}から`,
  chooseNetwork: (code) => `${code}：送金に使うネットワークを選択してください`,
  chooseCurrencyOn: (network) => `${network}：送金する通貨を選択してください`,
  networkGuide:
    'お使いのウォレットや取引所が送金に使うネットワークを選択してください。手数料はネットワークごとに異なります。',
  backToList: 'リスト全体に戻る',
  minimumOf: (amount) => `最低 ${amount}`,
  usuallyTakes: (time) => `通常 ${time}`,
  noCurrencies: '現在、ショップで利用できる通貨がありません。後でもう一度お試しください。',
  noMatch: (text) => `「${text}」に一致するものはありません。`,
  searchable:
    '略称、名称、ネットワーク、コントラクトアドレスで検索できます。ご自身のウォレットのアドレスを貼り付けて、そのネットワークを調べることもできます。',
  clearSearch: '検索をクリア',
  readAs: (text) =>
    `「${text}」の結果を表示しています。キーボードが別の文字に設定されているようです。`,
  addressOf: (network) =>
    `${network}ネットワークのアドレスのようです。そこから送金できる通貨は以下のとおりです。`,
  addressOfSeveral: (networks) =>
    `${networks}では、アドレスの形式が同じです。お客様の資金がどのネットワークにあるか、ウォレットで確認してください。`,
  addressOfNone: (networks) =>
    `${networks}ネットワークのアドレスのようです。ショップはそのネットワークでのお支払いを受け付けていません。`,
  addressStays: 'アドレスの照合はこのページ内だけで行われ、どこにも送信されていません。',
  matches: (n) => count(n, { other: '#件の通貨が見つかりました' }),
  moreMatches: (n) => count(n, { other: 'ほか#件。続けて入力すると絞り込めます' }),
  unavailable: {
    no_rate: '現在、価格がありません',
    ambiguous_address: '現在、アドレスがありません',
    address_refused: '現在、安全なアドレスがありません',
    no_address: '現在、アドレスがありません',
    below_minimum: '金額が小さすぎます',
  },
  notAvailable: '現在ご利用いただけません',
  currenciesFailed: '通貨を読み込めませんでした。',
  keepCurrency: 'お支払いに戻る',
  gettingAddress: 'アドレスを取得しています…',

  sources: {
    service_event: '決済サービス',
    service_list: 'ブロックチェーンの監視',
    service_lookup: '決済サービスの支払いページでショップが発見',
    store: 'ショップ',
  },
  evidence: {
    opened: 'お支払い画面を表示',
    quoted: '価格を固定',
    seen: '送金を検出',
    confirmed: '送金が確定',
    held: '送金を審査のため保留',
    released: '審査終了',
    marked_paid: '支払い済みとして記録',
    closed: '注文を締め切り',
    amended: '注文金額を変更',
  },
  unknownSource: 'その他の情報元',
  unknownEvidence: '何らかの記録があります',
  transferCounts: {
    late: '価格の有効期限後に届いたため、自動的にはお支払いに反映されません',
    wrong_currency: '選択した通貨ではないため、自動的にはお支払いに反映されません',
  },

  nothingAwaited: 'まだ送金できません',
  longWaitTitle: (ago) => `${ago}に検出されましたが、まだ確定していません`,
  longWait:
    'ブロックチェーンのネットワークが遅延しているか、送金が破棄された可能性があります。何かをする前にまずウォレットで確認し、再度送金する前に必ずショップにお問い合わせください。',
  newPriceIs: (amount) => `新しい価格は${amount}です。`,
  oneMinuteLeft: 'この価格の有効時間は残り1分です。',

  statusTitle: {
    loading: 'お支払い画面を開いています…',
    error: 'お支払い画面を開けませんでした',
    choose_currency: '通貨を選択',
    pay: 'お客様の送金をお待ちしています',
    top_up: '送金をお待ちしています',
    detected: '送金が検出されました',
    confirmed: '一部が確定し、残りは送金の処理中です',
    partial: '一部が届きました。残りをお待ちしています',
    review: 'ショップが送金を確認しています',
    held: '送金は審査中です',
    paid: 'お支払いが完了しました',
    closed: 'このご注文は締め切られました',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'このページは自動的に更新されます。ページを離れて、後で戻ってきてもかまいません。',
    top_up: 'このページは自動的に更新されます。ページを離れて、後で戻ってきてもかまいません。',
    detected:
      '送金はブロックチェーンのネットワーク上で処理されています。何もする必要はありません。再度の送金は絶対に行わないでください。',
    confirmed: '何もする必要はありません。再度の送金は絶対に行わないでください。',
    partial: '届いた分は安全で、このご注文に反映されます。不足している分のみを送金してください。',
    review:
      '送金は届いており安全ですが、このままではご注文と一致しないため、ショップが判断します。再度の送金は絶対に行わないでください。連絡がない場合は、ショップに注文番号をお伝えください。',
    held: '送金は届いていますが、決済サービスが審査のため保留しています。今後の対応はショップが決定します。ショップにお問い合わせください。再度の送金は絶対に行わないでください。',
    paid: 'ありがとうございました。このページは閉じてかまいません。',
    closed:
      'このご注文へのお支払いは、これ以上受け付けていません。すでに送金した場合は、ショップにお問い合わせください。',
  },
  storeConfirms: 'ショップがこのお支払いを確定します。',
  usualTime: (time) => `通常、${time}かかります。`,
  lateEvents:
    'お支払いは、確定した時点でショップに通知されます。これには数分かかることがあります。ページを離れて、後で戻ってきてもかまいません。',
  exceptions: {
    partial: '届いた金額が価格を下回っています。',
    over: '届いた金額が価格を上回っています。超過額はショップ側で把握しています。超過分の返金をショップに依頼してください。',
    late: '価格の有効期限後に送金が届きました。お支払いに反映するかどうかはショップが判断します。',
    wrong_currency:
      '選択されていない通貨で送金が届きました。お支払いに反映するかどうかはショップが判断します。',
    held: '送金が審査のため保留されています。',
  },
  unknownException: 'このお支払いについて、ショップによる記録があります。',
  due: 'お支払いの残額',
  received: '着金額',
  seenSoFar: 'これまでの検出額',
  excess: '価格の超過額',
  transfers: '送金',
  timeline: 'これまでの経過',
  copyTimeline: 'サポート用にコピー',
  lastChecked: (ago) => `最終確認：${ago}`,
  checkNow: '今すぐ確認',
  checking: '確認しています…',
  nothingNew: '確認しました。新しい情報はありません。',
  somethingNew: '確認しました。新しい情報があります。',
  notChecked: '確認できませんでした。表示されているのは、前回確認した時点の内容です。',
  connection: { live: 'リアルタイム', polling: '数秒ごとに確認', offline: '接続なし' },
  stillWatching: '送金済みの分は引き続き確認しています',
  connectionLost: '接続が切れました。表示されているのは、前回確認した時点の内容です。',
  connectionBack: '接続が回復しました。',
  slowOpening: '通常より時間がかかっています。引き続き接続を試みています。',
  notCurrent: '表示されているのは、前回確認した時点の内容です。',
  sessionOver: 'このページを開いたままの時間が長すぎました',
  sessionOverLead:
    '失われたものはありません。すでに送金した分は、引き続きショップ側で把握されます。これから送金する場合は、その前にページを再読み込みしてください。',
  reloadPage: 'ページを再読み込み',
  backToStore: (store) => `${store ?? 'ショップ'}に戻る`,
  contactStore: (store) => `${store ?? 'ショップ'}に問い合わせる`,

  tellMe: '届いたら知らせる',
  tellingMe:
    'このページを開いたままにしてください。ブラウザーで許可されている場合は、音または通知でお知らせします。',

  receipt: 'お支払い控え',
  receiptNote: 'これはお支払いの控えであり、請求書（インボイス）ではありません。',
  printReceipt: '印刷',
  saveReceipt: 'ファイルに保存',

  exchangeTitle: '取引所からお支払いの場合は、手数料にご注意ください',
  exchangeNetwork: '取引所でのネットワーク',
  exchangeNames: (network, names) => `${network}（${names}と表示されることがあります）`,
  exchangeAmount: '着金が必要な金額',
  exchangeFee:
    '取引所の手数料が送金額から差し引かれる場合は、この金額に手数料を加えて入力してください。',
  exchangeMemo: 'メモまたはタグ',
  exchangeNoMemo: '空欄のままにしてください',
  exchangeMinimum: '取引所の最低出金額を下回る場合、取引所からは何も送金されません。',

  checkTitle: 'ウォレット上でアドレスを確認',
  checkLead: '有害なプログラムが、コピーしたアドレスをすり替えることがあります。',
  checkLabel: 'ウォレットに表示されたアドレスを貼り付け',
  checkSame: '同じアドレスです。',
  checkDiffers: (at, pasted, right) =>
    `絶対に送金しないでください。別のアドレスです。${String(at)}文字目以降が「${right}」ではなく「${pasted}」になっています。`,
  checkNone: (network) =>
    `絶対に送金しないでください。${network}ネットワークの完全なアドレスではありません。`,

  largerCode: 'コードを拡大',
  close: '閉じる',
  saveCard: '画像として保存',
  priceHoldsUntil: (moment) => `この価格の有効期限：${moment}`,

  handOff: 'スマートフォンで続ける',
  handOffLead:
    'このコードをスマートフォンのカメラで読み取ってください。このお支払いがそちらで開きます。お支払い用のコードではありません。',
  handOffLabel: 'このお支払いをスマートフォンで開くためのQRコード（お支払い用ではありません）',
  handOffUntil: (time) => `このコードで開くことができるのは1回だけです。有効期限：${time}`,
  handOffNew: '新しいコードを表示',

  worthTitle: 'いくらに相当しますか',
  worthCoins: (code) => `${code}の数量`,
  worthDollars: '米ドルでの金額',
  worth: (coins, dollars) => `${coins}は${dollars}に相当します。`,
  worthAbout: (coins, dollars) => `${coins}は約${dollars}に相当します。`,
  worthGuide: '目安です。送金が届くまでに価格が変わることがあります。',
  worthUnread: (whole, part) => `金額は ${whole} または ${part} のように数字で入力してください。`,
  worthNoRate: '現在、価格がありません。',
};
