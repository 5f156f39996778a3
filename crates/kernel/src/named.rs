//! Things that the protocol calls by a fixed name.

/// Declares a fieldless enum whose values are called by fixed names in the protocol:
/// `ALL`, `name()`, and (de)serialisation from exactly those texts.
///
/// A derive would also take `{"italy":null}` for `"italy"`; this takes the text alone, and says
/// which names there are when it gets another.
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $Enum:ident: $what:literal {
        $($(#[$doc:meta])* $Variant:ident = $name:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS))]
        #[repr(u8)]
        $vis enum $Enum {
            #[default]
            $($(#[$doc])* #[cfg_attr(feature = "ts", ts(rename = $name))] $Variant),+
        }

        impl $Enum {
            /// All of them, in the rulebook's order.
            pub const ALL: [$Enum; [$($name),+].len()] = [$($Enum::$Variant),+];

            /// Its name in the protocol.
            pub const fn name(self) -> &'static str {
                match self { $($Enum::$Variant => $name),+ }
            }
        }

        impl ::core::fmt::Display for $Enum {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::serde::Serialize for $Enum {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Enum {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                struct Name;
                impl ::serde::de::Visitor<'_> for Name {
                    type Value = $Enum;
                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        f.write_str($what)
                    }
                    fn visit_str<E: ::serde::de::Error>(self, text: &str) -> Result<$Enum, E> {
                        match text {
                            $($name => Ok($Enum::$Variant),)+
                            _ => Err(E::unknown_variant(text, &[$($name),+])),
                        }
                    }
                }
                from.deserialize_str(Name)
            }
        }
    };
}
