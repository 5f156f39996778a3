import type { Link } from "./link";

/** No server to talk to: says so when something is asked of it. The socket takes its place. */
export function noLink(): Link {
  let tell: Parameters<Link["subscribe"]>[0] = () => {};
  return {
    send: () => tell({ status: "gone" }),
    subscribe: (listener) => {
      tell = listener;
      return () => (tell = () => {});
    },
  };
}
