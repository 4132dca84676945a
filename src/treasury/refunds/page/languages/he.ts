/** Hebrew, from right to left. Plural address, as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'he',
  sandbox: 'מצב בדיקה',

  title: 'ההחזר שלכם',
  formTitle: 'ההחזר שלכם עבור הזמנה {order}',
  why: {
    excess: 'שלחתם {amount} יותר מדי.',
    late: 'התשלום שלכם בסך {amount} הגיע אחרי שתוקף המחיר פג.',
    wrong_currency: 'שלחתם {amount}, אבל היה צריך לשלם על ההזמנה במטבע אחר.',
    all: 'תקבלו בחזרה {amount}.',
  },
  addressLabel: 'כתובת ה־{code} שלכם ברשת {network}',
  addressHint: 'הדביקו אותה כאן. בעמוד הבא תבדקו אותה שוב.',
  onNetwork: 'השתמשו בכתובת שמקבלת {code} <b>ברשת {network}</b>.',
  alsoShown: 'ייתכן שארנקים יציגו את הרשת הזאת גם בשם {names}.',
  lostElsewhere: 'ברשת אחרת הכסף עלול ללכת לאיבוד.',
  copyNow:
    'העתיקו אותה עכשיו מתוך ״קבלה״ בארנק או בבורסת הקריפטו שלכם. ייתכן שהכתובת שממנה שילמתם לא מקבלת החזרים.',
  noMemo: 'אם הבורסה שלכם דורשת גם Memo או Tag, השתמשו בכתובת אחרת: אנחנו לא יכולים לשלוח אותם.',
  freeOfCharge: 'ההחזר לא עולה לכם דבר. אף אחד לא צריך את ביטוי השחזור שלכם.',
  next: 'המשך',
  worksUntil: 'הקישור הזה פועל פעם אחת, עד {time}.',

  errorTitle: 'בדקו את הכתובת',
  addressErrors: {
    empty: 'הזינו את הכתובת שלכם.',
    charset: 'בכתובות ברשת {network} אין תווים כאלה. העתיקו אותה שוב.',
    length: 'זה קצר מדי או ארוך מדי לכתובת ברשת {network}. העתיקו אותה שוב.',
    checksum: 'יש שגיאת הקלדה בכתובת הזאת. העתיקו אותה שוב.',
    wrong_network: 'הכתובת הזאת שייכת לרשת אחרת. העתיקו את הכתובת לרשת {network}.',
    none: 'זו לא כתובת ברשת {network}. העתיקו אותה שוב.',
    own: 'זו הכתובת של החנות עצמה. הזינו כתובת שלכם, מתוך ״קבלה״ בארנק.',
    contract:
      'זו כתובת של טוקן ולא של אדם: הכסף ילך לאיבוד. העתיקו את הכתובת שלכם מתוך ״קבלה״ בארנק.',
    nobody: 'אף אחד לא יכול להשתמש בכתובת הזאת: הכסף ילך לאיבוד. הזינו כתובת שלכם.',
  },

  confirmTitle: 'זו הכתובת שלכם?',
  confirmLead: 'השוו אותה לארנק שלכם. אחר כך לא תוכלו לשנות אותה.',
  confirmAddress: 'הכתובת',
  goesTo: '<b>{amount}</b> ברשת {network}',
  mine: 'הכתובת שלי, והיא מקבלת {code} ברשת {network}.',
  mineMissing: 'סמנו את התיבה אם הכתובת שלכם.',
  confirm: 'אישור הכתובת',
  edit: 'עריכה',

  receivedTitle: 'קיבלנו את הכתובת שלכם',
  receivedLead: {
    named: 'החנות {store} בודקת כל החזר לפני השליחה. אפשר לסגור את הדף.',
    unnamed: 'החנות בודקת כל החזר לפני השליחה. אפשר לסגור את הדף.',
  },
  sendingTitle: 'ההחזר שלכם בשליחה',
  sendingLead: 'הוא עדיין לא אושר. אפשר לסגור את הדף.',
  sentTitle: 'ההחזר שלכם נשלח',
  sentLead: 'ייתכן שיחלפו כמה דקות עד שיופיע בארנק שלכם.',
  stoppedTitle: 'ההחזר שלכם לא נשלח',
  stoppedLead: {
    named: 'פנו אל {store} וציינו את מספר ההזמנה.',
    unnamed: 'פנו אל החנות וציינו את מספר ההזמנה.',
  },
  stepReceived: 'הכתובת התקבלה',
  stepReview: 'בבדיקה',
  stepReviewed: 'נבדק',
  stepNotSent: 'עדיין לא נשלח',
  stepSending: 'בשליחה',
  stepSent: 'נשלח',
  stepStopped: 'לא נשלח',
  viewTransaction: 'צפייה בהעברה',
  wrongAddress: 'הכתובת שגויה? פנו עכשיו אל החנות וציינו את מספר ההזמנה {order}.',

  endedTitle: 'הקישור הזה כבר לא פועל',
  endedLead: {
    named: 'השתמשו בו, החליפו אותו או שתוקפו פג. בקשו מ־{store} קישור חדש וציינו את מספר ההזמנה.',
    unnamed: 'השתמשו בו, החליפו אותו או שתוקפו פג. בקשו מהחנות קישור חדש וציינו את מספר ההזמנה.',
  },
  endedNote: 'לא אתם השתמשתם בו?',
  endedNoteMore: 'הודיעו עכשיו לחנות: ייתכן שמישהו אחר השתמש בו.',

  busyTitle: 'יותר מדי ניסיונות',
  busyLead: 'המתינו כמה דקות. הקישור שלכם עדיין פועל.',
  failedTitle: 'משהו השתבש',
  failedLead: 'הקישור שלכם עדיין בתוקף. נסו שוב בעוד רגע.',
  tooLongTitle: 'זה ארוך מדי',
  tooLongLead: 'הזינו רק את הכתובת.',
  elsewhereTitle: 'פתחו את הקישור שוב',
  elsewhereLead: 'הטופס הזה הגיע מאתר אחר, ולכן לא נעשה דבר.',
  tryAgain: 'ניסיון חוזר',
};
