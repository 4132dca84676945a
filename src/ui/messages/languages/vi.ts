/** Vietnamese. Formal ("quý khách"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'vi'>) => plural('vi', n, forms);

const notUnderstood = 'Cửa hàng không hiểu yêu cầu này. Vui lòng tải lại trang.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'vi',

  notLoaded: 'Một phần của trang này chưa tải được. Vui lòng kiểm tra kết nối rồi thử lại.',

  problems: {
    offline: 'Quý khách đang ngoại tuyến. Trang sẽ tự tiếp tục ngay khi có kết nối trở lại.',
    unreachable: 'Cửa hàng hiện không phản hồi. Chúng tôi vẫn đang thử lại.',
    timeout: 'Cửa hàng phản hồi quá lâu. Chúng tôi vẫn đang thử lại.',
    unreadable: 'Chúng tôi không đọc được phản hồi của cửa hàng. Chúng tôi vẫn đang thử lại.',
    bad_request: notUnderstood,
    unauthorized: 'Cần mở lại trang thanh toán này. Vui lòng tải lại trang.',
    checkout_expired: 'Trang thanh toán này đã mở trong thời gian dài. Vui lòng tải lại trang.',
    forbidden: 'Không thể thanh toán đơn hàng này tại đây. Vui lòng quay lại cửa hàng và thử lại.',
    forbidden_origin:
      'Trang này không được phép nhận khoản thanh toán này. Vui lòng liên hệ cửa hàng.',
    link_used:
      'Liên kết này đã được sử dụng. Vui lòng tiếp tục ở nơi đã mở liên kết, hoặc yêu cầu cửa hàng cấp liên kết mới.',
    link_expired:
      'Liên kết này đã hết hạn. Vui lòng lấy liên kết mới ở nơi quý khách đã tìm thấy liên kết này, hoặc hỏi cửa hàng để có liên kết mới.',
    not_found: 'Không tìm thấy trang thanh toán này. Vui lòng liên hệ cửa hàng.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'Số tiền của đơn hàng này không thể thanh toán bằng tiền mã hóa. Vui lòng liên hệ cửa hàng.',
    currency_unavailable: 'Hiện không thể dùng loại tiền này. Vui lòng chọn loại tiền khác.',
    checkout_closed:
      'Cửa hàng đã đóng đơn hàng này nên đơn hàng không nhận thêm thanh toán nào nữa.',
    rate_limited: 'Thao tác hơi nhanh. Vui lòng chờ giây lát rồi thử lại.',
    service_unavailable: 'Dịch vụ thanh toán hiện không phản hồi. Chúng tôi vẫn đang thử lại.',
    service_invalid:
      'Phản hồi của dịch vụ thanh toán không sử dụng được. Chúng tôi vẫn đang thử lại.',
    service_rejected:
      'Dịch vụ thanh toán đã từ chối khoản thanh toán này. Vui lòng liên hệ cửa hàng.',
    store_unavailable: 'Cửa hàng hiện đang gặp sự cố. Chúng tôi vẫn đang thử lại.',
    internal: 'Cửa hàng gặp sự cố ngoài dự kiến. Chúng tôi vẫn đang thử lại.',
  },

  checkout: 'Thanh toán',
  sandbox: 'Môi trường thử nghiệm: không phải tiền thật. Tuyệt đối không thanh toán.',
  tryAgain: 'Thử lại',
  copied: 'Đã sao chép',
  copyRefused:
    'Tính năng sao chép bị chặn ở đây. Văn bản đã được chọn: vui lòng sao chép thủ công.',
  loading: 'Đang mở trang thanh toán…',
  alreadySent:
    'Quý khách đã gửi khoản thanh toán rồi? Trang này không làm thay đổi điều đó. Vui lòng không gửi lại lần nữa.',
  errorTitle: 'Không thể mở trang thanh toán',
  maybeBlocked:
    'Nếu tình trạng này kéo dài, có thể trình chặn nội dung hoặc mạng Internet của quý khách đang cản trở. Hãy cho phép trang này ở đó, hoặc thử trình duyệt khác.',
  priceChanged: (before, now) =>
    `Cửa hàng đã thay đổi giá của đơn hàng này từ ${before} thành ${now}.`,
  orderReference: (reference) => `Đơn hàng ${reference}`,
  accountReference: (reference) => `Tài khoản ${reference}`,
  requestReference: (id) => `Mã tham chiếu cho bộ phận hỗ trợ: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Gửi khoản thanh toán',
  partialTitle: 'Một phần khoản thanh toán đã đến',
  partialArrived: (received, price) => `${received} trong số ${price} đã đến và an toàn.`,
  partialLead: 'Hãy gửi phần còn lại để hoàn tất đơn hàng.',
  topUpTitle: 'Nạp tiền',
  topUpLead: 'Có thể gửi số tiền bất kỳ. Địa chỉ này luôn dành cho quý khách.',
  minimum: (amount) => `Giao dịch chuyển tiền dưới ${amount} có thể không được phát hiện.`,
  tooSmall: 'Số tiền quá nhỏ',
  tooSmallForAll:
    'Số tiền còn phải thanh toán quá nhỏ đối với mọi loại tiền ở đây. Vui lòng liên hệ cửa hàng.',
  amountLabel: 'Số tiền cần gửi',
  amountDue: 'Còn phải gửi',
  formerAmount: 'Số tiền trước đây',
  copyAmount: 'Sao chép số tiền',
  sendOnly: (code, network) => `Chỉ gửi ${code} và chỉ trên mạng ${network}`,
  sendOnlyWhy: 'Gửi bằng loại tiền hoặc mạng khác có thể mất tiền.',
  addressLabel: (code, network) => `Địa chỉ nhận ${code} trên mạng ${network}`,
  copyAddress: 'Sao chép địa chỉ',
  copiedAddress: (code, network) => `Đã sao chép. Chỉ gửi ${code} và chỉ trên mạng ${network}.`,
  qrLabel: (code, network) => `Mã QR để gửi ${code} trên mạng ${network}`,
  qrBare: 'Mã chỉ chứa địa chỉ. Vui lòng tự nhập số tiền.',
  qrWithAmount: 'Mã chứa địa chỉ và số tiền.',
  openWallet: 'Mở trong ví',
  ladderTitle: 'Ví không đọc được mã?',
  ladderLead: 'Hãy chọn mã đơn giản hơn.',
  ladderForms: {
    bip21_amount: 'Địa chỉ và số tiền',
    bip21: 'Địa chỉ dạng liên kết, không có số tiền',
    eip681_amount: 'Liên kết có số tiền',
    eip681: 'Liên kết không có số tiền',
    eip681_token: 'Liên kết token có số tiền (kiểm tra người nhận trong ví của quý khách)',
    address: 'Chỉ địa chỉ',
  },
  nothingOpened:
    'Không có gì mở ra? Hãy sao chép số tiền và địa chỉ vào ví, hoặc quét mã bằng thiết bị khác.',
  payHelp: 'Trợ giúp khi chuyển tiền',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `theo ${source}`,
  rateAt: (time) => `lúc ${time}`,
  priceHolds: (time) => `Giá được giữ trong ${time}`,
  expiredTitle: 'Giá này đã hết hạn',
  expiredLead:
    'Đã gửi rồi? Bạn không cần làm gì cả: khoản thanh toán có thể đang trên đường đến và chúng tôi vẫn tiếp tục theo dõi. Chỉ lấy giá mới nếu bạn chưa gửi.',
  newPrice: 'Lấy giá mới',
  addressDetails: 'Hiện địa chỉ',
  changeCurrency: 'Chọn loại tiền khác hoặc mạng khác',
  changeForRest: 'Gửi phần còn lại bằng loại tiền khác',
  addressReplaced: 'Địa chỉ đã thay đổi. Từ bây giờ chỉ dùng địa chỉ này.',
  changedElsewhere: (what) =>
    `Khoản thanh toán này đã được thay đổi ở thẻ trình duyệt khác hoặc trên thiết bị khác. Khoản hiện cần gửi: ${what}, đến địa chỉ bên dưới.`,
  addressRefusedTitle: 'Chúng tôi từ chối hiển thị địa chỉ này',
  addressRefused:
    'Địa chỉ mà chúng tôi nhận được không vượt qua bước kiểm tra của mạng tương ứng. Tiền gửi đến đó có thể bị mất, vì vậy địa chỉ không được hiển thị. Không có khoản tiền nào bị trừ. Hãy chọn loại tiền khác hoặc liên hệ cửa hàng.',
  addressUnchecked:
    'Chúng tôi không biết mạng này nên không thể kiểm tra địa chỉ. Hãy đối chiếu địa chỉ với cửa hàng trước khi gửi.',
  deposits: 'Khoản nạp',
  noDeposits: 'Chưa có khoản nạp nào.',

  transferStatus: {
    seen: 'Đã phát hiện',
    confirmed: 'Đã xác nhận',
    held: 'Bị giữ để kiểm tra',
  },
  unknownStatus: 'Có ghi chú',
  viewTransfer: 'Xem trên blockchain',

  chooseTitle: 'Chọn loại tiền',
  search: 'Tìm loại tiền hoặc mạng',
  searchHint: 'Tên, mã hoặc mạng',
  currencies: 'Loại tiền',
  networks: 'Mạng',
  groupBy: 'Thứ tự danh sách',
  byCurrency: 'Theo loại tiền',
  byNetwork: 'Theo mạng',
  lastUsed: 'Dùng gần nhất',
  everything: 'Tất cả lựa chọn',
  countNetworks: (n) => count(n, { other: '# mạng' }),
  countCurrencies: (n) => count(n, { other: '# loại tiền' }),
  fromAmount: (amount) => `từ ${amount}`,
  chooseNetwork: (code) => `${code}: chọn mạng mà quý khách dùng để gửi`,
  chooseCurrencyOn: (network) => `${network}: chọn loại tiền mà quý khách gửi`,
  networkGuide:
    'Hãy chọn mạng mà ví hoặc sàn giao dịch của quý khách dùng để gửi. Phí khác nhau tùy theo mạng.',
  backToList: 'Về toàn bộ danh sách',
  minimumOf: (amount) => `tối thiểu ${amount}`,
  usuallyTakes: (time) => `thường mất ${time}`,
  noCurrencies: 'Cửa hàng hiện không cung cấp loại tiền nào để chọn. Vui lòng thử lại sau.',
  noMatch: (text) => `Không có kết quả nào cho “${text}”.`,
  searchable:
    'Quý khách có thể tìm theo mã, tên, mạng hoặc địa chỉ hợp đồng, hoặc dán một địa chỉ trong ví của chính mình để tìm mạng tương ứng.',
  clearSearch: 'Xóa tìm kiếm',
  readAs: (text) => `Đang hiện kết quả cho “${text}”: bàn phím có vẻ đang đặt ở bộ chữ khác.`,
  addressOf: (network) =>
    `Đây có vẻ là một địa chỉ trên mạng ${network}. Bên dưới là những loại tiền quý khách có thể gửi từ đó.`,
  addressOfSeveral: (networks) =>
    `Địa chỉ trên các mạng ${networks} trông giống nhau. Vui lòng kiểm tra trong ví xem tiền của quý khách nằm trên mạng nào.`,
  addressOfNone: (networks) =>
    `Đây có vẻ là một địa chỉ trên mạng ${networks}. Cửa hàng không nhận thanh toán trên đó.`,
  addressStays: 'Địa chỉ chỉ được tra cứu ngay trên trang này và không được gửi đi đâu.',
  matches: (n) => count(n, { other: 'Tìm thấy # loại tiền' }),
  moreMatches: (n) => count(n, { other: 'Còn # kết quả khác, hãy gõ tiếp để thu hẹp' }),
  unavailable: {
    no_rate: 'Hiện không có giá',
    ambiguous_address: 'Hiện không có địa chỉ',
    address_refused: 'Hiện không có địa chỉ an toàn',
    no_address: 'Hiện không có địa chỉ',
    below_minimum: 'Số tiền quá nhỏ',
  },
  notAvailable: 'Hiện không khả dụng',
  currenciesFailed: 'Không thể tải danh sách loại tiền.',
  keepCurrency: 'Quay lại thanh toán',
  gettingAddress: 'Đang lấy địa chỉ…',

  sources: {
    service_event: 'Dịch vụ thanh toán',
    service_list: 'Theo dõi mạng blockchain',
    service_lookup: 'Cửa hàng tìm thấy trên trang thanh toán của dịch vụ',
    store: 'Cửa hàng',
  },
  evidence: {
    opened: 'Đã mở trang thanh toán',
    quoted: 'Đã chốt giá',
    seen: 'Đã phát hiện giao dịch chuyển tiền',
    confirmed: 'Giao dịch chuyển tiền đã được xác nhận',
    held: 'Giao dịch chuyển tiền bị giữ để kiểm tra',
    released: 'Đã kiểm tra xong',
    marked_paid: 'Đã đánh dấu là đã thanh toán',
    closed: 'Đã đóng đơn hàng',
    amended: 'Đã thay đổi số tiền đơn hàng',
  },
  unknownSource: 'Nguồn khác',
  unknownEvidence: 'Có một ghi chú',
  transferCounts: {
    late: 'Đến sau khi giá đã hết hạn nên không được tự động tính',
    wrong_currency: 'Không phải loại tiền đã chọn nên không được tự động tính',
  },

  nothingAwaited: 'Chưa thể gửi gì',
  longWaitTitle: (ago) => `Đã phát hiện ${ago} nhưng vẫn chưa được xác nhận`,
  longWait:
    'Mạng blockchain có thể đang chậm, hoặc có thể đã loại bỏ giao dịch chuyển tiền này. Vui lòng tra cứu giao dịch này trong ví trước khi làm bất cứ điều gì, và hỏi cửa hàng trước khi gửi thêm lần nữa.',
  newPriceIs: (amount) => `Giá mới là ${amount}.`,
  oneMinuteLeft: 'Giá này còn hiệu lực một phút.',

  statusTitle: {
    loading: 'Đang mở trang thanh toán…',
    error: 'Không thể mở trang thanh toán',
    choose_currency: 'Chọn loại tiền',
    pay: 'Đang chờ giao dịch chuyển tiền của quý khách',
    top_up: 'Đang chờ các giao dịch chuyển tiền',
    detected: 'Đã phát hiện giao dịch chuyển tiền của quý khách',
    confirmed: 'Một phần đã được xác nhận, phần còn lại đang trên đường đến',
    partial: 'Một phần đã đến, đang chờ phần còn lại',
    review: 'Cửa hàng đang xem xét giao dịch chuyển tiền của quý khách',
    held: 'Giao dịch chuyển tiền của quý khách đang được kiểm tra',
    paid: 'Thanh toán hoàn tất',
    closed: 'Đơn hàng này đã đóng',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Trang này tự cập nhật. Quý khách có thể rời đi rồi quay lại.',
    top_up: 'Trang này tự cập nhật. Quý khách có thể rời đi rồi quay lại.',
    detected:
      'Giao dịch chuyển tiền đang trên đường qua mạng blockchain. Quý khách không cần làm gì. Tuyệt đối không gửi thêm lần nữa.',
    confirmed: 'Quý khách không cần làm gì. Tuyệt đối không gửi thêm lần nữa.',
    partial: 'Phần đã đến vẫn an toàn và được tính cho đơn hàng này. Chỉ gửi phần còn thiếu.',
    review:
      'Giao dịch chuyển tiền đã đến và an toàn, nhưng không tự động khớp với đơn hàng nên cửa hàng sẽ quyết định. Tuyệt đối không gửi thêm lần nữa; nếu không nhận được tin gì, vui lòng cho cửa hàng biết mã đơn hàng.',
    held: 'Giao dịch chuyển tiền đã đến và dịch vụ thanh toán đã giữ lại để kiểm tra. Cửa hàng quyết định bước tiếp theo. Vui lòng liên hệ cửa hàng. Tuyệt đối không gửi thêm lần nữa.',
    paid: 'Xin cảm ơn. Quý khách có thể đóng trang này.',
    closed:
      'Đơn hàng này không nhận thêm thanh toán nào nữa. Nếu đã gửi tiền, vui lòng liên hệ cửa hàng.',
  },
  storeConfirms: 'Cửa hàng sẽ xác nhận khoản thanh toán này.',
  usualTime: (time) => `Việc này thường mất ${time}.`,
  lateEvents:
    'Cửa hàng chỉ biết về khoản thanh toán khi khoản đó đã được xác nhận, việc này có thể mất vài phút. Quý khách có thể rời trang này rồi quay lại.',
  exceptions: {
    partial: 'Số tiền đã đến ít hơn giá.',
    over: 'Số tiền đã đến nhiều hơn giá. Cửa hàng thấy được phần chênh lệch; hãy yêu cầu cửa hàng hoàn lại phần thừa.',
    late: 'Một giao dịch chuyển tiền đã đến sau khi giá hết hạn. Cửa hàng quyết định có tính giao dịch đó hay không.',
    wrong_currency:
      'Một giao dịch chuyển tiền đã đến bằng loại tiền không được chọn. Cửa hàng quyết định có tính giao dịch đó hay không.',
    held: 'Một giao dịch chuyển tiền bị giữ để kiểm tra.',
  },
  unknownException: 'Cửa hàng đã ghi chú điều gì đó về khoản thanh toán này.',
  due: 'Còn phải trả',
  received: 'Đã nhận',
  seenSoFar: 'Số tiền đã phát hiện đến nay',
  excess: 'Phần vượt giá',
  transfers: 'Giao dịch chuyển tiền',
  timeline: 'Diễn biến',
  copyTimeline: 'Sao chép để gửi hỗ trợ',
  lastChecked: (ago) => `Kiểm tra lần cuối ${ago}`,
  checkNow: 'Kiểm tra ngay',
  checking: 'Đang kiểm tra…',
  nothingNew: 'Vừa kiểm tra, không có thông tin mới.',
  somethingNew: 'Vừa kiểm tra, có thông tin mới.',
  notChecked: 'Chưa kiểm tra lại được. Thông tin đang hiển thị là của lần kiểm tra gần nhất.',
  connection: {
    live: 'Trực tiếp',
    polling: 'Kiểm tra vài giây một lần',
    offline: 'Không có kết nối',
  },
  stillWatching: 'Vẫn đang theo dõi khoản đã gửi',
  connectionLost: 'Mất kết nối. Thông tin đang hiển thị là của lần kiểm tra gần nhất.',
  connectionBack: 'Đã có kết nối trở lại.',
  slowOpening: 'Việc này lâu hơn thường lệ. Chúng tôi vẫn đang thử lại.',
  notCurrent: 'Thông tin đang hiển thị là của lần kiểm tra gần nhất.',
  sessionOver: 'Trang này đã mở quá lâu',
  sessionOverLead:
    'Không có gì bị mất: cửa hàng vẫn nhận biết những gì quý khách đã gửi. Vui lòng tải lại trước khi gửi bất cứ khoản nào.',
  reloadPage: 'Tải lại trang',
  backToStore: (store) => `Quay lại ${store ?? 'cửa hàng'}`,
  contactStore: (store) => `Liên hệ với ${store ?? 'cửa hàng'}`,

  tellMe: 'Báo cho tôi khi tiền đến',
  tellingMe:
    'Vui lòng giữ trang này mở. Quý khách sẽ nghe âm báo hoặc thấy thông báo, nếu trình duyệt cho phép.',

  receipt: 'Biên nhận',
  receiptNote: 'Đây là biên nhận cho một khoản thanh toán, không phải hóa đơn.',
  printReceipt: 'In',
  saveReceipt: 'Lưu thành tệp',

  exchangeTitle: 'Thanh toán từ sàn giao dịch? Hãy lưu ý phí của sàn',
  exchangeNetwork: 'Mạng trên sàn',
  exchangeNames: (network, names) => `${network}, có thể được ghi là ${names}`,
  exchangeAmount: 'Số tiền phải đến nơi',
  exchangeFee: 'Nếu phí của sàn được trừ vào số tiền này, hãy nhập số tiền cộng với phí.',
  exchangeMemo: 'Memo hoặc tag',
  exchangeNoMemo: 'Để trống',
  exchangeMinimum: 'Dưới mức rút tối thiểu, sàn giao dịch sẽ không gửi gì.',

  checkTitle: 'Kiểm tra địa chỉ trong ví',
  checkLead: 'Phần mềm độc hại có thể tráo địa chỉ mà quý khách sao chép.',
  checkLabel: 'Dán nội dung mà ví hiển thị',
  checkSame: 'Đây là cùng một địa chỉ.',
  checkDiffers: (at, pasted, right) =>
    `Tuyệt đối không gửi: đây là địa chỉ khác. Từ ký tự thứ ${String(at)}, địa chỉ ghi là “${pasted}” thay vì “${right}”.`,
  checkNone: (network) =>
    `Tuyệt đối không gửi: đây không phải địa chỉ đầy đủ trên mạng ${network}.`,

  largerCode: 'Phóng to mã',
  close: 'Đóng',
  saveCard: 'Lưu thành ảnh',
  priceHoldsUntil: (moment) => `Giá được giữ đến ${moment}`,

  handOff: 'Tiếp tục trên điện thoại',
  handOffLead:
    'Hãy quét mã này bằng máy ảnh điện thoại của quý khách. Mã này sẽ mở khoản thanh toán trên điện thoại đó. Đây không phải là mã để trả tiền.',
  handOffLabel:
    'Mã QR mở khoản thanh toán này trên điện thoại của quý khách, không dùng để trả tiền',
  handOffUntil: (time) => `Mã này chỉ có thể mở một lần, đến ${time}.`,
  handOffNew: 'Hiện mã mới',

  worthTitle: 'Giá trị là bao nhiêu?',
  worthCoins: (code) => `Số lượng ${code}`,
  worthDollars: 'Số tiền bằng đô la Mỹ',
  worth: (coins, dollars) => `${coins} trị giá ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} trị giá khoảng ${dollars}.`,
  worthGuide: 'Chỉ để tham khảo: giá có thể thay đổi cho đến khi giao dịch chuyển tiền đến nơi.',
  worthUnread: (whole, part) => `Hãy viết số tiền bằng chữ số, ví dụ ${whole} hoặc ${part}.`,
  worthNoRate: 'Hiện không có giá.',
};
