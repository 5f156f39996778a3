// The worker's half: it holds the sockets, answers beats, and passes everything else on.
import { Answering } from "./answering";
import type { Asked, Told } from "./relay";

const sockets = new Map<number, Answering>();
const tell = (told: Told): void => postMessage(told);

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const { id } = data;
  if ("open" in data) {
    const socket = new Answering(new WebSocket(data.open.url), data.open.answers);
    sockets.set(id, socket);
    socket.onopen = () => tell({ id, opened: true });
    socket.onmessage = ({ data: heard }) => tell({ id, heard });
    socket.onclose = (closed) => {
      sockets.delete(id);
      tell({ id, closed });
    };
  } else if ("send" in data) sockets.get(id)?.send(data.send);
  else if ("signal" in data) sockets.get(id)?.onBeat(data.signal.felt);
  else {
    sockets.get(id)?.close();
    sockets.delete(id);
  }
});
