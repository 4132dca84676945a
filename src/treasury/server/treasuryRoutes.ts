/** Answers each route of the wire by its handler: a read or a change, for whom it is allowed. */
import { WIRE_VERSION } from '../../contract/checkout.js';
import {
  TREASURY_ROUTES,
  type OrderRouteName,
  type TreasuryRoute,
  type TreasuryRouteName,
} from '../contract/routes.js';
import type { Authorization, Change, IncomingRequest } from './authorization.js';
import type { Asked, Handlers } from './handlers.js';
import { TreasuryProblem } from './treasuryProblem.js';
import { readQuery } from './treasuryQuery.js';

/** What answers all routes. That each row of the table has its handler is checked by these types. */
export interface RouteDependencies {
  readonly authorization: Authorization;
  readonly handlers: Handlers<Exclude<TreasuryRouteName, OrderRouteName>>;
  /** Null if the store connected no orders. */
  readonly orderHandlers: Handlers<OrderRouteName> | null;
  /** Called after each change, made or not. */
  readonly onChange: () => void;
}

/** Answers one route. */
export type Route = (incoming: IncomingRequest) => Promise<Response>;

/** A handler of a route whose name is not known: the table says what its answer is. */
type AnyHandler = ((asked: Asked<never>) => object | Promise<object>) | Change<never, object>;

/** Every answer carries the version of the wire. */
const json = (answer: object): Response => Response.json({ wire: WIRE_VERSION, ...answer });

/** All routes by name. */
export function treasuryRoutes(parts: RouteDependencies): Record<TreasuryRouteName, Route> {
  const { authorization, onChange } = parts;
  // Each handler fits its own row, which TypeScript cannot follow through a name.
  const handlers = { ...parts.handlers, ...parts.orderHandlers } as unknown as Readonly<
    Partial<Record<TreasuryRouteName, AnyHandler>>
  >;

  async function change(incoming: IncomingRequest, how: Change<never, object>) {
    try {
      const answer = await authorization.change(incoming, how);
      return json(answer);
    } finally {
      onChange();
    }
  }

  const routeOf = (name: TreasuryRouteName): Route => {
    const { query, answer }: TreasuryRoute = TREASURY_ROUTES[name];
    const handler = handlers[name];
    if (handler && typeof handler !== 'function') return (incoming) => change(incoming, handler);
    return async (incoming) => {
      // First, so that a refusal does not show whether there are orders.
      const authorized = await authorization.authorize(incoming);
      if (!handler) {
        throw new TreasuryProblem('not_found', 'The store connected no orders to its back office.');
      }
      const asked = { ...authorized, query: readQuery(authorized.request, query) };
      const answered = await handler(asked as Asked<never>);
      return typeof answer === 'string' ? (answered as Response) : json(answered);
    };
  };
  const names = Object.keys(TREASURY_ROUTES) as TreasuryRouteName[];
  return Object.fromEntries(names.map((name) => [name, routeOf(name)])) as Record<
    TreasuryRouteName,
    Route
  >;
}
