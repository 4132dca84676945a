/** One file for everything is no place for helps that most payments do without: the split build has them. */

/** Draws nothing: no button that would need a file which is not there. */
export const MoreWays = () => null;
