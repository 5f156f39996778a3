import { beforeEach, expect, it, vi } from "vitest";
import { Relay, address, type Asked, type Desk, type Told } from "./relay";
import { Wire } from "./wire.test-kit";

/** A worker that only notes what it is asked. */
function desk(): Desk & { asked: Asked[]; tell: (told: Told) => void } {
  const asked: Asked[] = [];
  const it: Desk = { postMessage: (each) => void asked.push(each), onmessage: null, onerror: null };
  return Object.assign(it, { asked, tell: (data: Told) => it.onmessage?.({ data } as MessageEvent<Told>) });
}

it("a page's socket is the worker's socket", () => {
  const worker = desk();
  const socket = new Relay(() => worker).open("ws://house", true);
  const heard: unknown[] = [];
  socket.onopen = () => heard.push("open");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = (closed) => heard.push(closed);
  worker.tell({ id: 1, opened: true });
  expect(socket.readyState).toBe(1);
  socket.send("hello");
  socket.onBeat({ look: 1 });
  worker.tell({ id: 1, heard: "welcome" });
  worker.tell({ id: 1, closed: { code: 4409, reason: "table/elsewhere" } });
  expect(socket.readyState).toBe(3);
  expect(heard).toEqual(["open", "welcome", { code: 4409, reason: "table/elsewhere" }]);
  expect(worker.asked).toEqual([
    { id: 1, open: { url: "ws://house", answers: true } },
    { id: 1, send: "hello" },
    { id: 1, signal: { felt: { look: 1 } } },
  ]);
});

it("a socket that was closed hears no more, and the next one is another", () => {
  const worker = desk();
  const relay = new Relay(() => worker);
  const first = relay.open("ws://house", true);
  const heard = (first.onmessage = vi.fn());
  first.close();
  worker.tell({ id: 1, heard: "late" });
  expect(heard).not.toHaveBeenCalled();
  relay.open("ws://house", false);
  expect(worker.asked.at(-1)).toEqual({ id: 2, open: { url: "ws://house", answers: false } });
});

it("a worker that cannot be had costs one attempt, and then the page holds its sockets itself", () => {
  const worker = desk();
  const wire = new Wire();
  const relay = new Relay(() => worker, () => wire as unknown as WebSocket);
  const first = relay.open("ws://house", true);
  const closed = (first.onclose = vi.fn());
  worker.onerror?.({} as ErrorEvent);
  expect(closed).toHaveBeenCalledWith({ code: 1006, reason: "" });
  const second = relay.open("ws://house", true);
  second.onBeat({ look: 2 });
  wire.open();
  wire.say({ beat: { k: 1, felt: [] } });
  expect(wire.words).toEqual([{ beat: [{ look: 2 }] }]);
});

it("where there are no workers the page holds its sockets itself", () => {
  const wire = new Wire();
  const relay = new Relay(() => { throw new ReferenceError("Worker"); }, () => wire as unknown as WebSocket);
  const socket = relay.open("ws://house", false);
  wire.open();
  wire.say({ beat: { k: 1, felt: [] } });
  expect([socket.readyState, wire.words]).toEqual([1, []]);
});

/** The worker's own half, with sockets that lead nowhere. */
async function worker() {
  vi.resetModules();
  const [wires, told, ears] = [[] as Wire[], [] as Told[], [] as ((event: { data: Asked }) => void)[]];
  vi.stubGlobal("WebSocket", function () { wires.push(new Wire()); return wires.at(-1); });
  vi.stubGlobal("postMessage", (each: Told) => told.push(each));
  vi.stubGlobal("addEventListener", (_: string, ear: (event: { data: Asked }) => void) => ears.push(ear));
  await import("./relay.worker");
  return { wires, told, ask: (data: Asked) => ears.forEach((ear) => ear({ data })) };
}
beforeEach(() => void vi.unstubAllGlobals());

it("the worker answers a beat without its page, and passes it on", async () => {
  const { wires, told, ask } = await worker();
  ask({ id: 7, open: { url: "ws://house", answers: true } });
  wires[0]!.open();
  wires[0]!.say({ welcome: { seat: 0, n: 0 } });
  ask({ id: 7, signal: { felt: { wink: 1 } } });
  wires[0]!.say({ beat: { k: 1, felt: [] } });
  expect(wires[0]!.words).toEqual([{ beat: [{ wink: 1 }] }]);
  expect(wires[0]!.lengths).toEqual([256]);
  expect(told.map((each) => Object.keys(each)[1])).toEqual(["opened", "heard", "heard"]);
  wires[0]!.breaks(4404, "table/unknown_code");
  expect(told.at(-1)).toEqual({ id: 7, closed: { code: 4404, reason: "table/unknown_code" } });
});

it("the worker hangs up when its page does, and says nothing more of it", async () => {
  const { wires, told, ask } = await worker();
  ask({ id: 7, open: { url: "ws://house", answers: true } });
  ask({ id: 7, close: true });
  expect([wires[0]!.readyState, told]).toEqual([3, []]);
});

it("a socket's path says which table it is for, so that a balancer can tell houses apart", () => {
  expect(address("bakilosa", { protocol: "http:", host: "house:7007" }, undefined)).toBe("ws://house:7007/api/tables/bakilosa/socket");
  expect(address("bakilosa", { protocol: "https:", host: "play.example" }, "v1")).toBe("wss://play.example/api/tables/bakilosa/socket?client=v1");
});
