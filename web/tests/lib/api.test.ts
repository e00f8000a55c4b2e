import { describe, expect, test, vi } from "vitest";
import { erase, join, look, record, Refused } from "../../src/lib/api";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { language: "en" } }));

/** A server with one answer; the requests that it got. */
function answering(body: string, status = 200) {
  const fetching = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetching);
  return fetching.mock.calls;
}

describe("asking", () => {
  test("a secret travels in a header, never in the address", async () => {
    const asked = answering("{}");
    await look("table", "secret");
    expect(asked).toEqual([["/api/tables/table", { headers: { Authorization: "Bearer secret" } }]]);
  });
  test("what has a body is posted as JSON", async () => {
    const asked = answering("{}");
    await join("table", "Zoë", "a promise");
    expect(asked[0]![1]).toEqual({ method: "POST", body: '{"name":"Zoë","promise":"a promise"}', headers: { "Content-Type": "application/json" } });
  });
  test("what is to be deleted is named by its seat's secret", async () => {
    const asked = answering('{"whole":true}');
    expect(await erase("table", "secret")).toEqual({ whole: true });
    expect(asked).toEqual([["/api/tables/table", { method: "DELETE", headers: { Authorization: "Bearer secret" } }]]);
  });
  test("a record stays text, since its seed is too large a number", async () => {
    answering('{"seed":9223372036854775807}');
    expect(await record("table")).toContain("9223372036854775807");
  });
});

describe("being refused", () => {
  test("with the code and the reason", async () => {
    answering('{"type":"error","code":"illegal","reason":{"key":"why","args":{}}}', 409);
    await expect(look("table")).rejects.toMatchObject({ code: "illegal", reason: { key: "why" } });
  });
  test("by something that is not our server", async () => {
    answering("<html>", 502);
    await expect(look("table")).rejects.toMatchObject({ code: "failed", reason: null });
  });
  test("by nobody at all", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const refused = look("table");
    await expect(refused).rejects.toBeInstanceOf(Refused);
    await expect(refused).rejects.toMatchObject({ code: "offline" });
  });
});
