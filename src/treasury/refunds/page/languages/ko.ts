/** Korean. Polite (합니다, 하세요), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'ko',
  sandbox: '테스트 모드',

  title: '환불',
  formTitle: '주문 {order} 환불',
  why: {
    excess: '{amount}만큼 초과 송금하셨습니다.',
    late: '가격이 만료된 뒤에 {amount} 결제가 도착했습니다.',
    wrong_currency: '{amount}를 보내셨지만, 다른 통화로 결제해야 하는 주문이었습니다.',
    all: '{amount}를 돌려드립니다.',
  },
  addressLabel: '{network} 네트워크의 내 {code} 주소',
  addressHint: '주소를 붙여넣으세요. 다음 페이지에서 한 번 더 확인합니다.',
  onNetwork: '<b>{network} 네트워크</b>에서 {code} 입금을 받는 주소를 사용하세요.',
  alsoShown: '지갑에서는 이 네트워크가 {names}(으)로 표시될 수 있습니다.',
  lostElsewhere: '다른 네트워크에서는 자금을 잃을 수 있습니다.',
  copyNow:
    '지갑이나 거래소의 ‘받기’ 메뉴에서 지금 복사하세요. 결제할 때 사용한 주소로는 환불을 받지 못할 수 있습니다.',
  noMemo:
    '거래소가 2차 주소(Memo 또는 Tag)도 요구한다면 다른 주소를 사용하세요. 2차 주소는 함께 보낼 수 없습니다.',
  freeOfCharge: '환불에는 비용이 들지 않습니다. 누구에게도 복구 문구를 알려줄 필요가 없습니다.',
  next: '계속',
  worksUntil: '이 링크는 {time}까지 한 번만 사용할 수 있습니다.',

  errorTitle: '주소를 확인하세요',
  addressErrors: {
    empty: '주소를 입력하세요.',
    charset: '{network} 네트워크 주소에는 없는 문자가 있습니다. 다시 복사하세요.',
    length: '{network} 네트워크 주소로는 너무 짧거나 너무 깁니다. 다시 복사하세요.',
    checksum: '주소에 오타가 있습니다. 다시 복사하세요.',
    wrong_network: '다른 네트워크의 주소입니다. {network} 네트워크 주소를 복사하세요.',
    none: '{network} 네트워크 주소가 아닙니다. 다시 복사하세요.',
    own: '상점의 주소입니다. 지갑의 ‘받기’ 메뉴에 있는 본인 주소를 입력하세요.',
    contract:
      '사람이 아니라 토큰의 주소라서 자금을 잃게 됩니다. 지갑의 ‘받기’ 메뉴에서 본인 주소를 복사하세요.',
    nobody: '아무도 사용할 수 없는 주소라서 자금을 잃게 됩니다. 본인 주소를 입력하세요.',
  },

  confirmTitle: '본인 주소가 맞습니까?',
  confirmLead: '지갑의 주소와 비교하세요. 나중에 바꿀 수 없습니다.',
  confirmAddress: '주소',
  goesTo: '<b>{amount}</b>, {network} 네트워크',
  mine: '내 주소이며 {network} 네트워크에서 {code} 입금을 받습니다.',
  mineMissing: '본인 주소가 맞으면 확인란을 선택하세요.',
  confirm: '주소 확정',
  edit: '수정',

  receivedTitle: '주소를 받았습니다',
  receivedLead: {
    named: '{store}에서 환불을 하나하나 검토한 뒤 보냅니다. 이 페이지는 닫아도 됩니다.',
    unnamed: '상점에서 환불을 하나하나 검토한 뒤 보냅니다. 이 페이지는 닫아도 됩니다.',
  },
  sendingTitle: '환불을 보내는 중입니다',
  sendingLead: '아직 확정되지 않았습니다. 이 페이지는 닫아도 됩니다.',
  sentTitle: '환불을 보냈습니다',
  sentLead: '지갑에 표시되기까지 몇 분 걸릴 수 있습니다.',
  stoppedTitle: '환불을 보내지 않았습니다',
  stoppedLead: {
    named: '주문 번호와 함께 {store}에 문의해 주세요.',
    unnamed: '주문 번호와 함께 상점에 문의해 주세요.',
  },
  stepReceived: '주소 접수됨',
  stepReview: '검토 중',
  stepReviewed: '검토 완료',
  stepNotSent: '아직 보내지 않음',
  stepSending: '보내는 중',
  stepSent: '보냄',
  stepStopped: '보내지 않음',
  viewTransaction: '거래 보기',
  wrongAddress: '주소가 잘못되었습니까? 주문 번호 {order}와 함께 지금 상점에 문의해 주세요.',

  endedTitle: '더 이상 사용할 수 없는 링크입니다',
  endedLead: {
    named:
      '이미 사용되었거나, 다른 링크로 바뀌었거나, 기한이 지났습니다. 주문 번호와 함께 {store}에 새 링크를 요청해 주세요.',
    unnamed:
      '이미 사용되었거나, 다른 링크로 바뀌었거나, 기한이 지났습니다. 주문 번호와 함께 상점에 새 링크를 요청해 주세요.',
  },
  endedNote: '직접 사용하지 않으셨습니까?',
  endedNoteMore: '지금 상점에 알려 주세요. 다른 사람이 사용했을 수 있습니다.',

  busyTitle: '시도 횟수가 너무 많습니다',
  busyLead: '몇 분 기다려 주세요. 링크는 계속 사용할 수 있습니다.',
  failedTitle: '문제가 발생했습니다',
  failedLead: '링크는 그대로 유효합니다. 잠시 후 다시 시도해 주세요.',
  tooLongTitle: '입력 내용이 너무 깁니다',
  tooLongLead: '주소만 입력하세요.',
  elsewhereTitle: '링크를 다시 여세요',
  elsewhereLead: '다른 사이트에서 보낸 양식이라 아무것도 처리하지 않았습니다.',
  tryAgain: '다시 시도',
};
