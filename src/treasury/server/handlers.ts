/** What answers each route: one handler for each row of the wire's table. */
import type {
  AnswerOf,
  ChangeName,
  InputOf,
  QueryOf,
  ReadName,
  TreasuryRouteName,
} from '../contract/routes.js';
import type { AuthorizedRequest, Change } from './authorization.js';

/** A request of a person with the permission for it, and its query. */
export interface Asked<Query = object> extends AuthorizedRequest {
  readonly query: Query;
}

type MaybePromise<T> = T | Promise<T>;

/** Answers a read: JSON is written by the caller, a file or a stream is the response itself. */
type Read<Name extends TreasuryRouteName> = (
  asked: Asked<QueryOf<Name>>,
) => MaybePromise<Name extends ReadName ? AnswerOf<Name> : Response>;

/** The handlers of some routes. */
export type Handlers<Names extends TreasuryRouteName> = {
  readonly [Name in Names]: Name extends ChangeName
    ? Change<InputOf<Name>, AnswerOf<Name>>
    : Read<Name>;
};
