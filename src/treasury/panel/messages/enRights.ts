/** English of people and rights: who may do what, and why an action is not possible for somebody. */

/** What a person may do beside looking. */
export interface Rights {
  readonly withdraw: boolean;
  readonly approve: boolean;
}

/** Names of the rights that a person has beside looking; "read" for one who has none of them. */
const namesOf = ({ withdraw, approve }: Rights): string =>
  [...(withdraw ? ['withdraw'] : []), ...(approve ? ['approve'] : [])].join(', ') || 'read';

/** Sentences about rights. */
export const enRights = {
  /** Under a person's name. */
  rightsOf: (may: Rights) => {
    const names = namesOf(may);
    return names.charAt(0).toUpperCase() + names.slice(1);
  },
  draftsNeedApproval: 'Drafts need approval',
  /** Why a button cannot be pressed, by what it would do. */
  needsRight: {
    withdrawals: (may: Rights) => `Withdrawals need the withdraw right. You have: ${namesOf(may)}.`,
    refunds: (may: Rights) => `Refunds need the withdraw right. You have: ${namesOf(may)}.`,
    orderActions: (may: Rights) =>
      `Actions on orders need the withdraw right. You have: ${namesOf(may)}.`,
    repeats: (may: Rights) =>
      `Notifying your shop again needs the withdraw right. You have: ${namesOf(may)}.`,
    approvals: (may: Rights) => `Approvals need the approve right. You have: ${namesOf(may)}.`,
  },
};
